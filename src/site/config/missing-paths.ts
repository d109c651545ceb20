import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Problem } from '#model/problem.ts'
import type { ResolvedConfig } from './resolved-config.ts'

/** The paths in the settings that lead to no file. A server of the finished site needs none of them, so `loadConfig` does not ask. */
export function missingPaths(root: string, { file, live, samples }: ResolvedConfig): Problem[] {
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
