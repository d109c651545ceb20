import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findPackage, packageNameOf } from '#disk/find-package.ts'
import type { Problem } from '#model/problem.ts'
import type { ResolvedConfig } from './resolved-config.ts'

/** Files and packages that settings name and that are not there. */
export function missingFiles(root: string, config: ResolvedConfig): Problem[] {
  return [...missingModules(root, config), ...missingFacts(root, config)]
}

function missingModules(root: string, { samples, file }: ResolvedConfig): Problem[] {
  const missing = Object.entries(samples.modules).filter(([, path]) => !existsSync(resolve(root, path)))
  return missing.map(([name, path]) => ({
    message: `samples.modules["${name}"] names ${path}, which does not exist.`,
    place: { file },
    hint: 'Create the file, or correct the path. It begins in the folder of this file.',
  }))
}

/** Nothing is compared where the library is not installed, so then nothing is missing. */
function missingFacts(root: string, { library, samples, facts, file }: ResolvedConfig): Problem[] {
  const isModule = (name: string) => Object.hasOwn(samples.modules, name)
  const isInstalled = isModule(library.packageName) || findPackage(root, library.packageName) !== null
  if (!facts || !isInstalled) return []
  const entries = facts.entryPoints.filter((path) => !isModule(path) && !findPackage(root, packageNameOf(path)))
  const messages = facts.messages.filter((path) => {
    const folder = findPackage(root, packageNameOf(path))
    return !isModule(path) && !(folder && existsSync(join(folder, path.slice(packageNameOf(path).length))))
  })
  return [
    ...entries.map((path) => ({
      message: `facts.entryPoints names "${path}", which is not installed.`,
      place: { file },
      hint: 'Install the package, correct the path, or name its file in samples.modules.',
    })),
    ...messages.map((path) => ({
      message: `facts.messages names "${path}", which is not in node_modules.`,
      place: { file },
      hint: 'Correct the path, or install the package. A module of the site is named as in samples.modules.',
    })),
  ]
}
