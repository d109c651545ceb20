import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importsIn } from '#model/imports-in.ts'
import type { SampleWorld } from './sample-world.ts'

/** A module's own file and every file that it imports by path, with their texts. */
export function filesOfModule(file: string): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (path: string | undefined) => {
    if (path === undefined || found.has(path)) return
    const text = readFileSync(path, 'utf8')
    found.set(path, text)
    for (const specifier of importsIn(text))
      if (specifier.startsWith('.')) visit(fileOf(join(dirname(path), specifier)))
  }
  visit(fileOf(file)) // an editor that saves it may have taken it away for a moment
  return found
}

/** The files of all modules of a site. */
export const filesOfModules = ({ modules }: SampleWorld): Map<string, string> =>
  new Map(Object.values(modules).flatMap((file) => [...filesOfModule(file)]))

/** Node wants endings to be written; a type may be imported without. */
function fileOf(path: string): string | undefined {
  const bare = path.replace(/\.jsx?$/, '')
  return [path, `${bare}.ts`, `${bare}.tsx`, `${bare}.d.ts`].find((candidate) =>
    statSync(candidate, { throwIfNoEntry: false })?.isFile(),
  )
}
