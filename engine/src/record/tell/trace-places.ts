import type { LiveFile } from '#model/live.ts'
import { lineAt, markHere, type Place, placesOf, senderAmong } from './place-here.ts'

/** Which lines of an example run, as far as one can see from outside. */
export interface Trace {
  /** Called by each function of the example when it is entered. */
  enter(): void
  /** From here on, the function that is entered first is the one that is looked for. */
  aim(): void
  /** Ends `aim`: the function, if one was entered. */
  hit(): Place | null
  /** The line that is being run and sends something; null: packages run by themselves. */
  sender(): Place | null
  /** The line that said what to ask for: requests are sent by packages, in the order in which they were described. */
  described(): Place | null
  /** Where something that lasts began: told the first time, remembered from then on. */
  began(key: string, place: Place | null): Place | null
  /** What was entered is of no use any more. */
  forget(): void
}

/** Frames down to the function that was entered. */
const SHALLOW = 8
/** Functions that are remembered until what follows from them has run. */
const MOST_ENTERED = 500

/** Follows the functions of an example. */
export function createTrace(files: LiveFile[]): Trace {
  const beginnings = new Map<string, Place | null>()
  let entered: Error[] = []
  let isAimed = false
  let target: Error | null = null
  const innermost = (mark: Error) => placesOf(mark, files)[0] ?? null
  const isDescription = (mark: Error) => {
    const place = innermost(mark)
    return place !== null && /\b(?:query|queryFn|url)\b/.test(lineAt(place, files))
  }
  return {
    enter() {
      if (entered.length < MOST_ENTERED) entered.push(markHere(SHALLOW))
      if (isAimed) target ??= markHere(SHALLOW)
    },
    aim() {
      isAimed = true
      target = null
    },
    hit() {
      isAimed = false
      return target && innermost(target)
    },
    sender: () => senderAmong(placesOf(markHere(), files), files),
    described() {
      const index = entered.findIndex(isDescription)
      const [mark] = index >= 0 ? entered.splice(index, 1) : []
      return mark ? innermost(mark) : null
    },
    began(key, place) {
      if (!beginnings.has(key)) beginnings.set(key, place)
      return place ?? beginnings.get(key) ?? null
    },
    forget() {
      entered = []
    },
  }
}
