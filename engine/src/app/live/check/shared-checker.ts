import { type Loaded, startChecker } from '#live/page/start-checker.ts'
import { createTypeChecker, type TypeChecks } from '#live/page/type-checker.ts'
import type { LiveChecker } from '#model/type-check.ts'

type OpenChecks = (onLoaded: (loaded: Loaded) => void) => TypeChecks

/** By the files that it is made of: one for all examples of a deployment. */
const known = new Map<string, OpenChecks>()
/** What has come once comes from the browser's cache. */
const loaded = new Set<string>()

const nameOf = ({ worker, declarations }: LiveChecker) => `${worker.href} ${declarations.href}`

/** Whether the files are there already. */
export const isLoaded = (checker: LiveChecker): boolean => loaded.has(nameOf(checker))

/** The checks of an example, with the worker that all of them share. */
export function openChecks(checker: LiveChecker, onLoaded: (loaded: Loaded) => void): TypeChecks {
  const name = nameOf(checker)
  const open =
    known.get(name) ??
    createTypeChecker(async (signal, tell) => {
      const running = await startChecker(checker, signal, tell)
      loaded.add(name)
      return running
    })
  known.set(name, open)
  return open(onLoaded)
}
