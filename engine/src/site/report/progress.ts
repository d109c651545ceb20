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
  /** Runs a step; `summarize` says what it did, `count` how far it is: "12 of 56 pages". Until there is a count, it is the time. */
  run<T>(
    name: string,
    step: () => Promise<T>,
    summarize?: (result: T) => string,
    count?: () => string | null,
  ): Promise<T>
}

/** Whoever waits is told now and then what is being done. */
export interface Watch {
  everyMs: number
  show: (text: string) => void
}

/** Steps may overlap: each one's time is its own, so the sum can exceed the time of the build. */
export function createProgress(print: (line: string) => void, watch?: Watch): Progress {
  const phases: Phase[] = []
  const running = new Map<string, () => string>()
  const tell = () => watch?.show([...running].map(([name, count]) => `${name} ${count()}`).join(', '))
  let timer: NodeJS.Timeout | undefined
  let hasTold = false

  const begin = (name: string, count: () => string) => {
    if (watch && running.size === 0) {
      if (!hasTold) setImmediate(() => running.size > 0 && tell()) // at once, when all that begins together is known
      hasTold = true
      timer = setInterval(tell, watch.everyMs)
    }
    running.set(name, count)
  }
  const end = (name: string) => {
    running.delete(name)
    if (running.size === 0) clearInterval(timer)
  }

  return {
    phases,
    async run(name, step, summarize, count) {
      const start = performance.now()
      begin(name, () => count?.() ?? `${Math.round((performance.now() - start) / 1000)} s`)
      try {
        const result = await step()
        const phase = { name, milliseconds: performance.now() - start, detail: summarize?.(result) ?? '' }
        phases.push(phase)
        print(`${name.padEnd(9)}${seconds(phase.milliseconds).padStart(8)}  ${phase.detail}`.trimEnd())
        return result
      } finally {
        end(name)
      }
    },
  }
}

/** `0.41 s` */
export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
