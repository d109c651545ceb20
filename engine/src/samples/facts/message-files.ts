import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { findPackage, packageNameOf } from '#disk/find-package.ts'
import { filesOfModule } from '../module-files.ts'
import type { SampleWorld } from '../sample-world.ts'

/** The files whose texts pages may quote: those that the settings name, and the library itself where it is the site's own. */
export const messageFiles = (world: SampleWorld): string[] => [
  ...new Set(sourcesOf(world).flatMap((source) => filesOf(source, world))),
]

/** What the settings name without a file to read. */
export const emptySources = (world: SampleWorld): string[] =>
  sourcesOf(world).filter((source) => filesOf(source, world).length === 0)

/** Where an author looks such a text up: the first of these sources. */
export function placeOfMessages(world: SampleWorld): string {
  const [source = ''] = sourcesOf(world)
  const file = moduleOf(source, world)
  return file === undefined ? `node_modules/${source}` : relative(world.root, file).split(sep).join('/')
}

const sourcesOf = (world: SampleWorld): string[] => [
  ...(world.facts?.messages ?? []),
  ...world.entryPoints.filter((path) => moduleOf(path, world) !== undefined),
]

const moduleOf = (name: string, { modules }: SampleWorld) => (Object.hasOwn(modules, name) ? modules[name] : undefined)

/** Of a folder the builds for today's bundlers: the others say the same again, or numbers in place of it. */
function filesOf(source: string, world: SampleWorld): string[] {
  const own = moduleOf(source, world)
  if (own !== undefined) return [...filesOfModule(own).keys()]
  const name = packageNameOf(source)
  const path = join(findPackage(world.root, name) ?? '', source.slice(name.length))
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats?.isFile()) return [path]
  if (!stats) return []
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.modern.mjs'))
    .map((file) => join(path, file))
}
