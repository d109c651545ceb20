/** How long a step of a build took. */
export interface Phase {
  name: string
  milliseconds: number
  /** What was done, in a few words: "56 pages, 55 from cache". */
  detail: string
}

/** How far a step is: 12 of 56 pages. */
export interface Count {
  done: number
  total: number
  noun: string
}

/** A step under way. */
export interface Step {
  name: string
  milliseconds: number
  /** Null where it is not known. */
  count: Count | null
  /** Why it may take long. */
  hint: string | null
}

/** What may be said about a step. */
export interface StepWords<T> {
  /** What it did. */
  summarize?: (result: T) => string
  count?: () => Count | null
  hint?: string
}

/** Measures the steps of a build, and has them told. */
export interface Progress {
  phases: Phase[]
  run<T>(name: string, step: () => Promise<T>, words?: StepWords<T>): Promise<T>
}

/** Where a build is told. */
export interface ProgressView {
  /** How often `show` is called while something is under way. */
  everyMs: number
  /** What is under way; for the first time at once. */
  show(steps: Step[]): void
  ended(phase: Phase): void
}

/** Steps may overlap: each one's time is its own, so the sum can exceed the time of the build. Nothing is told without a view. */
export function createProgress(view?: ProgressView): Progress {
  const phases: Phase[] = []
  const running = new Set<() => Step>()
  const show = () => {
    if (running.size > 0) view?.show([...running].map((step) => step()))
  }
  let timer: NodeJS.Timeout | undefined

  const begin = (step: () => Step) => {
    if (view && timer === undefined) setImmediate(show) // when all that begins together is known
    if (view && running.size === 0) timer = setInterval(show, view.everyMs)
    running.add(step)
  }
  const end = (step: () => Step) => {
    running.delete(step)
    if (running.size === 0) clearInterval(timer)
  }

  return {
    phases,
    async run(name, step, { summarize, count, hint } = {}) {
      const start = performance.now()
      const state = () => ({
        name,
        milliseconds: performance.now() - start,
        count: count?.() ?? null,
        hint: hint ?? null,
      })
      begin(state)
      try {
        const result = await step()
        const phase = { name, milliseconds: performance.now() - start, detail: summarize?.(result) ?? '' }
        phases.push(phase)
        view?.ended(phase)
        return result
      } finally {
        end(state)
      }
    },
  }
}
