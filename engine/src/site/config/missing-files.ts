import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findPackage, packageNameOf } from '#disk/find-package.ts'
import { BuildError, type Problem } from '#model/problem.ts'
import type { ResolvedConfig } from './resolved-config.ts'

/** Stops where the settings name files or packages that are not there. A server of the finished site needs none of them, so `loadConfig` does not ask. */
export function requireFiles(root: string, config: ResolvedConfig): void {
  const problems = [...missingPaths(root, config), ...missingFacts(root, config)]
  if (problems.length > 0) throw new BuildError(problems)
}

function missingPaths(root: string, { file, live, samples }: ResolvedConfig): Problem[] {
  const named: Array<[setting: string, path: string]> = [
    ...Object.entries(samples.modules).map(([name, path]): [string, string] => [`samples.modules["${name}"]`, path]),
    ...live.packs.map(({ entry }, index): [string, string] => [`live.packs[${index}].entry`, entry]),
    ...Object.entries(live.standIns).map(([name, path]): [string, string] => [`live.standIns["${name}"]`, path]),
  ]
  return named
    .filter(([, path]) => !statSync(resolve(root, path), { throwIfNoEntry: false })?.isFile())
    .map(([setting, path]) => ({
      message: `${setting} names "${path}", which is no file.`,
      place: { file },
      hint: `Paths begin at the folder of ${file}: create the file, or correct the setting.`,
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
