/** How long a step of a build took. */
export interface Phase {
  name: string
  milliseconds: number
  /** What was done, in a few words: "56 pages, 55 from cache". */
  detail: string
}

/** Measures the steps of a build and prints one line as each of them ends. */
export interface Progress {
  phases: Phase[]
  /** Runs a step; `summarize` says what it did. */
  run<T>(name: string, step: () => Promise<T>, summarize?: (result: T) => string): Promise<T>
}

/** Steps may overlap: each one's time is its own, so the sum can exceed the time of the build. */
export function createProgress(print: (line: string) => void): Progress {
  const phases: Phase[] = []
  return {
    phases,
    async run(name, step, summarize) {
      const start = performance.now()
      const result = await step()
      const phase = { name, milliseconds: performance.now() - start, detail: summarize?.(result) ?? '' }
      phases.push(phase)
      print(`${name.padEnd(9)}${seconds(phase.milliseconds).padStart(8)}  ${phase.detail}`.trimEnd())
      return result
    },
  }
}

/** `0.41 s` */
export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
