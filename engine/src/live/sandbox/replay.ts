import { readStep, type Step } from '#model/example-step.ts'
import type { LiveEvent } from '#model/live.ts'
import { setLatency } from './mock-api.ts'
import { clock, later } from './natives.ts'
import { report } from './report.ts'
import { findControl } from './steps/find-control.ts'
import { createHand } from './steps/perform-step.ts'

/** Milliseconds. */
const TEMPO = {
  /** Nothing has happened for so long: the next press is made. */
  quiet: 150,
  /** How long one waits for that; polling never rests. */
  mostRest: 4000,
  /** How long a control may take to appear. */
  patience: 5000,
  slice: 15,
  /** How long an answer takes that nobody waits for: long enough that what waits is drawn, and counted where renders are. */
  hurried: 60,
}

/** Hears what the example tells, to know when it has come to rest. */
export interface Replay {
  hear: (event: LiveEvent) => void
  /** How long answers take while the example starts. */
  latency: number
}

/**
 * Makes the presses of a script once the example is ready, each when all is quiet, but for one that comes `at once`. Before
 * the last one the mock API answers soon, and nobody waits for longer than it takes to come to rest, so that it does not take as
 * long as it took the first time.
 */
export function openReplay(presses: string[], latency: number): Replay {
  const steps = presses.map(readStep)
  const open = new Set<number>()
  const hurried = Math.min(latency, TEMPO.hurried)
  const hand = createHand(window, createFocus())
  let lastAt = clock()
  let hasBegun = false

  const wait = (milliseconds: number) => new Promise((resolve) => later(resolve, milliseconds))
  const until = async (isDone: () => boolean, most: number) => {
    const end = clock() + most
    while (!isDone() && clock() < end) await wait(TEMPO.slice)
  }
  const rest = () => until(() => open.size === 0 && clock() - lastAt >= TEMPO.quiet, TEMPO.mostRest)
  /** False: there is nothing of that name. */
  const perform = async (step: Step) => {
    if (step.wait !== null) {
      await wait(Math.min(step.wait, TEMPO.mostRest))
      return true
    }
    let control: HTMLElement | null = null
    await until(() => {
      control = findControl(document.body, step)
      return control !== null
    }, TEMPO.patience)
    if (!control) return false
    try {
      hand(control, step, () => {})
      lastAt = clock() // what it leads to may come a moment later
      return true
    } catch {
      return false // a menu without that choice
    }
  }
  const play = async () => {
    for (const [index, step] of steps.entries()) {
      if (!step.isAtOnce) await rest()
      // What is pressed before an answer needs one that takes its time.
      const isHurried = steps[index + 1]?.isAtOnce === false
      setLatency(isHurried ? hurried : latency)
      if (!(await perform(step))) return step.name
    }
    return null
  }
  const begin = async () => {
    const missing = await play()
    setLatency(latency)
    report({ type: 'replayed', missing })
  }
  return {
    latency: hurried,
    hear(event) {
      if (event.type === 'request') {
        if (event.status === null) open.add(event.id)
        else open.delete(event.id)
      }
      if (event.type !== 'cache') lastAt = clock()
      if (event.type !== 'ready' || hasBegun) return
      hasBegun = true
      later(begin, 0)
    },
  }
}

/**
 * The focus stays where the reader has it, on Run or elsewhere in the page: an element of the preview that took it would bring it
 * here, and the example would hear that its window is back. Elements hear of it all the same.
 */
function createFocus(): (control: HTMLElement) => void {
  let last: HTMLElement | null = null
  return (control) => {
    if (document.hasFocus()) return control.focus()
    const tell = (element: HTMLElement | null, type: string, bubbles: boolean) =>
      element?.dispatchEvent(new FocusEvent(type, { bubbles }))
    tell(last, 'blur', false)
    tell(last, 'focusout', true)
    tell(control, 'focus', false)
    tell(control, 'focusin', true)
    last = control
  }
}
