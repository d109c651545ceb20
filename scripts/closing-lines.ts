import type { Supply } from './machine-needs.ts'

/** How many tests of one kind passed and failed. */
export interface Outcome {
  passed: number
  failed: number
}

/** The end of a run. Its last line, which may be all that somebody reads, has the sum of what ran, and what it did without and why. */
export function closingLines(
  outcomes: Outcome[],
  supplies: Supply[],
  isCi: boolean,
): { lines: string[]; failed: number } {
  const missing = supplies.flatMap((supply) => (supply.isMet ? [] : [supply]))
  const failures = missing.filter(({ need }) => isCi && need.isRequiredInCi)
  const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const failed = sum('failed') + failures.length
  const names = missing.map((supply) => `${supply.need.name} (${supply.reason})`)
  return {
    lines: [
      ...failures.map(({ need }) => `${need.name} is missing, and CI is set: that counts as a failed test.`),
      `${sum('passed')} passed, ${failed} failed${names.length > 0 ? `. Not run: ${names.join('; ')}` : ''}`,
    ],
    failed,
  }
}
