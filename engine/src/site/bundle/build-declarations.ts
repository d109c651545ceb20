import { packDeclarations } from '#samples/declaration-pack.ts'
import { importableNames, packageRoots } from './declaration-settings.ts'
import type { LiveSettings } from './live-settings.ts'

/** The declarations of everything that examples can import. Null where the types of React are not installed. */
export async function buildDeclarations(settings: LiveSettings): Promise<string | null> {
  const { root, modules } = settings
  const pack = packDeclarations({ root, modules, further: packageRoots(settings) }, importableNames(settings))
  return pack && JSON.stringify(pack)
}
