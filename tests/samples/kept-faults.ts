import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openDiskStore, sha256 } from '#engine/disk/disk-store.ts'
import type { SampleUnit } from '#engine/samples/sample-project.ts'
import { isThere, type SampleWorld } from '#engine/samples/sample-world.ts'
import { openFingerprints } from '#engine/samples/samples-fingerprint.ts'
import type { TypeFault } from '#engine/samples/type-check.ts'
import { typeGroups } from '#engine/samples/type-groups.ts'
import { compileSamples, type RunCompiler, sampleConfig } from './compile-samples.ts'

/** A compiler's command line. */
export interface SampleCompiler {
  version: string
  /** Gives what it says in the project of a folder that is made for it. */
  runIn(name: string): { folder: string; run: RunCompiler }
}

type Fault = Omit<TypeFault, 'file'>

/** How a compiler is asked and understood is part of what it answers. */
const ASKING = readFileSync(fileURLToPath(new URL('./compile-samples.ts', import.meta.url)), 'utf8')

/**
 * The type errors of samples as a compiler sees them. A file is not given to it again while neither the file, nor what it reaches, nor
 * the packages, nor the compiler, nor the way it is asked change: `kept` is where that stands.
 */
export async function keptFaults(
  units: SampleUnit[],
  world: SampleWorld,
  { version, runIn }: SampleCompiler,
  kept?: string,
): Promise<Map<SampleUnit, Fault[]>> {
  const { shared, packagesOf } = openFingerprints(world)
  const common = sha256(JSON.stringify([ASKING, version, sampleConfig(version, world, []), shared]))
  const store = kept === undefined ? undefined : openDiskStore(kept)
  const name = `files ${version}`
  const stored = ((await store?.read(name)) ?? {}) as Record<string, Fault[]>
  const keys = new Map(units.map((unit) => [unit, keyOf(unit)]))
  const found = new Map<SampleUnit, Fault[]>()
  for (const [unit, key] of keys) if (stored[key]) found.set(unit, stored[key])
  const open = units.filter((unit) => !found.has(unit))
  for (const [index, group] of typeGroups(open, (name) => isThere(world, name)).entries()) {
    const faults = await compileSamples(group, world, { version, ...runIn(`group-${index}`) })
    for (const unit of group)
      found.set(
        unit,
        (faults.get(unit) ?? []).map(({ file: _file, ...fault }) => fault),
      )
  }
  if (open.length > 0)
    await store?.write(name, Object.fromEntries([...keys].map(([unit, key]) => [key, found.get(unit)])))
  return new Map(units.map((unit) => [unit, found.get(unit) ?? []]))

  function keyOf({ project, stage, file, files }: SampleUnit): string {
    const reached = [...files.values()]
    const texts = reached.map(({ path, text }) => [path, text])
    return sha256(JSON.stringify([common, packagesOf(reached), project, stage, file.path, texts]))
  }
}
