import { formatProblem, type Problem } from '#model/problem.ts'
import type { CheckLevel } from '#model/site.ts'

/** Mistakes that stop the build, and those that are only told. */
export interface Findings {
  errors: Problem[]
  warnings: string[]
}

/** Adds a mistake by how serious the owner finds it. */
export function report({ errors, warnings }: Findings, level: CheckLevel, problem: Problem): void {
  if (level === 'error') errors.push(problem)
  if (level === 'warn') warnings.push(formatProblem(problem))
}
