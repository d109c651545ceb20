import { openDiskStore, sha256 } from '#engine/disk/disk-store.ts'
import { formatProblem } from '#engine/model/problem.ts'
import { judgeTypes } from '#engine/samples/judge-types.ts'
import { readBlocks } from '#engine/samples/read-blocks.ts'
import { problemOf } from '#engine/samples/sample-fault.ts'
import { projectsOf, unitsOf } from '#engine/samples/sample-project.ts'
import { isThere } from '#engine/samples/sample-world.ts'
import { openFingerprints } from '#engine/samples/samples-fingerprint.ts'
import type { TypeFault } from '#engine/samples/type-check.ts'
import { typeGroups } from '#engine/samples/type-groups.ts'
import { loadConfig } from '#engine/site/config/load-config.ts'
import { samplePages } from '#engine/site/proofs/sample-pages.ts'
import { worldOf } from '#engine/site/proofs/site-world.ts'
import { SITE } from '../places.ts'
import { compileSamples, type RunCompiler, sampleConfig } from './compile-samples.ts'

/** Codes that a compiler has for what others tell by another one, in the same place. */
const OTHER_CODES: Record<string, Record<number, number>> = {
  // 7 tells of a failed constraint only why it fails: which property is missing.
  '7': { 2741: 2344 },
}

/** Errors of a block that a compiler does not tell: an older one tells of a circle fewer of its parts. */
const NOT_TOLD: Record<string, number[]> = { '5': [7023] }

/** A compiler's command line. */
export interface SampleCompiler {
  version: string
  /** Gives what it says in the project of a folder that is made for it. */
  runIn(name: string): { folder: string; run: RunCompiler }
}

const config = await loadConfig(SITE)
const world = worldOf(SITE, config)
const pages = await samplePages(SITE, config.sidebars)
const bySource = new Map(pages.map((page) => [page.source, page]))
const units = projectsOf(pages.flatMap(readBlocks)).flatMap(unitsOf)
const { shared, packagesOf } = openFingerprints(world)

/**
 * What is wrong with the samples of the site as a compiler reads them, by page and line. Files that are checked together are not
 * checked again while neither they, nor the packages, nor the compiler change: `kept` is where that stands.
 */
export async function sampleProblems({ version, runIn }: SampleCompiler, kept?: string): Promise<string> {
  const [major = ''] = version.split('.')
  const codes = OTHER_CODES[major] ?? {}
  const isTold = ({ message }: { message: string }) =>
    !NOT_TOLD[major]?.some((code) => message.startsWith(`The block states the error TS${code},`))
  const problems: string[] = []
  const store = kept === undefined ? undefined : openDiskStore(kept)
  for (const [index, group] of typeGroups(units, (name) => isThere(world, name)).entries()) {
    const files = group.map(({ file, files }) => [file.path, [...files.values()].map(({ path, text }) => [path, text])])
    const packages = packagesOf(group.flatMap((unit) => [...unit.files.values()]))
    const key = sha256(JSON.stringify([version, sampleConfig(version, world, []), shared, packages, files]))
    const name = `${version} ${index}`
    const known = (await store?.read(name)) as { key: string; faults: Fault[][] } | undefined
    const faults = known?.key === key ? known.faults : await compile(index)
    if (known?.key !== key) await store?.write(name, { key, faults })
    for (const [place, { file }] of group.entries()) {
      const blocks = file.parts.map(({ block }) => block)
      const own = (faults[place] ?? []).map((fault) => ({ ...fault, file, code: codes[fault.code] ?? fault.code }))
      const wrong = judgeTypes(blocks, own).filter(isTold)
      problems.push(...wrong.map((fault) => formatProblem(problemOf(fault, bySource))))
    }

    async function compile(index: number): Promise<Fault[][]> {
      const found = await compileSamples(group, world, { version, ...runIn(`group-${index}`) })
      return group.map((unit) => (found.get(unit) ?? []).map(({ file: _file, ...fault }) => fault))
    }
  }
  return problems.join('\n\n')
}

type Fault = Omit<TypeFault, 'file'>
