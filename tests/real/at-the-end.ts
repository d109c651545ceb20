import { afterAll } from 'vitest'

const steps: Array<() => unknown> = []

// Here, while a file of tests is collected: inside of a hook, where projects are made, Vitest takes no further ones.
afterAll(async () => {
  for (const step of steps.reverse()) await step()
})

/** Has something done when all tests of the file have run, the last one first. */
export function atTheEnd(step: () => unknown): void {
  steps.push(step)
}
