import type { Fact, Json, Scenario, Scene, Stop } from '#model/explainer.ts'
import { fieldsOf } from '#model/fields.ts'
import type { Moment } from '#model/recording.ts'
import type { PageWindow } from '../page/page-window.ts'
import { DRAWN_WITHIN_MS } from './drawn-within.ts'

/** Something that a sentence may be about, and how many facts had been told before it. */
interface Mark {
  at: number
  title: string
  facts: number
}

/** What is written down for an explainer while its example runs. */
export interface SceneNotes {
  /** Something happened, or a wait was over. What is pressed is a fact, too. */
  mark(at: number, title: string, kind?: Moment['kind']): void
  /** The scene with the author's sentences, each at the next mark of that title; or the title that does not come. */
  scene(scenario: Scenario, end: number): { scene: Scene } | { missing: string; marks: string[] }
}

/** Listens to what the example tells in a page, instead of printing it. */
export function noteScene(window: PageWindow, now: () => number): SceneNotes {
  const facts: Fact[] = []
  const marks: Mark[] = []
  const mark: SceneNotes['mark'] = (at, title, kind) => {
    marks.push({ at, title, facts: facts.length })
    if (kind === 'press') facts.push({ at, name: 'press', value: title })
  }
  const tell = (name: unknown, value?: unknown) => {
    const at = now()
    mark(at, String(name))
    facts.push({ at, name: String(name), value: plainData(value) })
  }
  // The sandbox puts its own in the place of each method. A setter that takes nothing keeps this one, which gets the values whole.
  Object.defineProperty(fieldsOf(window).console, 'debug', { configurable: true, get: () => tell, set() {} })
  return {
    mark,
    scene({ label, says }, end) {
      const found: Array<Mark & { says: string }> = []
      let from = 0
      for (const { title, sentence } of says) {
        const index = marks.findIndex((candidate, at) => at >= from && candidate.title === title)
        const next = marks[index]
        if (!next) return { missing: title, marks: [...new Set(marks.map((candidate) => candidate.title))] }
        found.push({ ...next, says: sentence })
        from = index + 1
      }
      return { scene: { label, length: end, stops: found.map((stop, index) => stopOf(stop, found[index + 1])), facts } }
    },
  }

  /**
   * All that was told at once belongs to a stop, up to the next one, and so does what is told when it is drawn: libraries collect what
   * they tell components for a frame.
   */
  function stopOf({ at, title, says }: Mark & { says: string }, next: Mark | undefined): Stop {
    const end = Math.min(at + DRAWN_WITHIN_MS, next?.at ?? Number.POSITIVE_INFINITY)
    const until = facts.findLastIndex((fact) => fact.at <= end) + 1
    const told = next && next.at <= end ? Math.min(until, next.facts) : until
    return { at: Math.max(at, facts[told - 1]?.at ?? 0), title, says, facts: told }
  }
}

/** What stays of a value in a file; of what cannot be written down, nothing. */
function plainData(value: unknown): Json {
  return JSON.parse(JSON.stringify(value) ?? 'null')
}
