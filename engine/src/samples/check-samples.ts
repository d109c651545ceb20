import { join } from 'node:path'
import { openDiskStore, sha256 } from '#disk/disk-store.ts'
import { fieldsOf } from '#model/fields.ts'
import type { Problem } from '#model/problem.ts'
import { createUnitChecker, type UnitResult } from './check-units.ts'
import { openBlockReader } from './hover/remember-blocks.ts'
import { paired } from './paired.ts'
import type { Excuse, SampleBlock, SamplePage } from './sample-block.ts'
import { problemOf, type SampleFault } from './sample-fault.ts'
import { projectsOf, type SampleProject, type SampleUnit, unitsOf } from './sample-project.ts'
import type { SampleWorld } from './sample-world.ts'
import { openFingerprints } from './samples-fingerprint.ts'

/** What a check of samples found. */
export interface SampleReport {
  blocks: number
  checked: number
  run: number
  /** Blocks that no check looks at. */
  fragments: Excuse[]
  /** Blocks that are checked and not run. */
  notRun: Excuse[]
  /** Files whose result was known. */
  reused: number
  problems: Problem[]
}

/** Proves the samples of pages. */
export interface SampleCheck {
  /** `only` limits the check to projects that have a block on one of these sources; all pages are needed to put them together. */
  check(pages: SamplePage[], only?: string[]): Promise<SampleReport>
  /** What earlier checks have found about the samples as they are now. Checks nothing, and loads nothing that could. */
  recorded(pages: SamplePage[]): Promise<SampleRecord>
  close(): Promise<void>
}

/** What is on record. */
export interface SampleRecord {
  /** Blocks of whose file a check found nothing wrong. */
  proven: Set<SampleBlock>
  /** Files without a result. */
  open: number
  /** What is wrong with the others. */
  problems: Problem[]
}

/** A result, with blocks by number: where a file stands in its page does not matter to it. They are stored by key. */
interface StoredResult {
  faults: Array<{ part: number; line: number; column: number; message: string; hint?: string }>
  isRun: boolean
}

function isStoredResult(value: unknown): value is StoredResult {
  const { faults, isRun } = fieldsOf(value)
  return Array.isArray(faults) && typeof isRun === 'boolean'
}

/** Opens a check that remembers, on disk and in memory. Pages are given in reading order. */
export function openSampleCheck(cacheDir: string, world: SampleWorld, checker = createUnitChecker(world)): SampleCheck {
  const { shared, textsOf, packagesOf } = openFingerprints(world)
  const store = openDiskStore(join(cacheDir, 'samples'))
  const readPage = openBlockReader(cacheDir)
  const read = async (pages: SamplePage[]) => (await Promise.all(pages.map(readPage))).flat()
  const keyOf = ({ file, files }: SampleUnit) =>
    sha256(
      JSON.stringify([
        shared,
        file.parts.map(({ block }) => withoutPlace(block)),
        textsOf(files.values()),
        packagesOf(files.values()),
      ]),
    )

  async function find(project: SampleProject): Promise<Map<SampleUnit, UnitResult | null>> {
    const stored = fieldsOf(await store.read(project.name))
    return new Map(
      unitsOf(project).map((unit) => {
        const known = stored[keyOf(unit)]
        if (!isStoredResult(known)) return [unit, null]
        return [unit, { ...known, faults: known.faults.map((fault) => withBlock(fault, unit)), isHung: false }]
      }),
    )
  }

  async function remember(project: SampleProject, results: Map<SampleUnit, UnitResult | null>): Promise<void> {
    const entries = [...results].flatMap(([unit, result]): Array<[string, StoredResult]> => {
      if (!result || result.isHung) return []
      const faults = result.faults.map(({ block, ...fault }) => ({
        ...fault,
        part: unit.file.parts.findIndex((part) => part.block === block),
      }))
      return [[keyOf(unit), { faults, isRun: result.isRun }]]
    })
    await store.write(project.name, Object.fromEntries(entries))
  }

  return {
    async check(pages, only) {
      const all = await read(pages)
      const isWanted = ({ blocks }: SampleProject) => !only || blocks.some(({ source }) => only.includes(source))
      const results = new Map<SampleProject, Map<SampleUnit, UnitResult | null>>()
      for (const project of projectsOf(all).filter(isWanted)) results.set(project, await find(project))
      const known = [...results.values()].flatMap((units) => [...units])
      const open = known.flatMap(([unit, result]) => (result ? [] : [unit]))
      const fresh = new Map(paired(open, await checker.check(open)))
      for (const [project, units] of results) {
        const news = [...units.keys()].filter((unit) => fresh.has(unit))
        for (const unit of news) units.set(unit, fresh.get(unit) ?? null)
        if (news.length > 0) await remember(project, units)
      }
      const blocks = all.filter(({ source }) => !only || only.includes(source))
      const done = new Map([...results.values()].flatMap((units) => [...units]))
      return reportOf(blocks, done, pages, known.length - open.length)
    },
    async recorded(pages) {
      const blocks = await read(pages)
      const units = await Promise.all(projectsOf(blocks).map(find))
      const results = units.flatMap((own) => [...own])
      const right = results.filter(([, result]) => result?.faults.length === 0)
      return {
        proven: new Set(right.flatMap(([{ file }]) => file.parts.map(({ block }) => block))),
        open: results.filter(([, result]) => !result).length,
        problems: problemsIn(results, pages),
      }
    },
    close: checker.close,
  }
}

const withBlock = ({ part, ...fault }: StoredResult['faults'][number], { file }: SampleUnit): SampleFault => ({
  ...fault,
  block: (file.parts[part] ?? file.parts[0]).block,
})

/** What a result depends on: not the line, nor the page, on which a block stands. */
const withoutPlace = ({ fence: _fence, indent: _indent, source: _source, console, ...block }: SampleBlock) => ({
  ...block,
  console: console?.text,
})

function reportOf(
  blocks: SampleBlock[],
  results: Map<SampleUnit, UnitResult | null>,
  pages: SamplePage[],
  reused: number,
): SampleReport {
  const done = [...results]
  const ran = new Set(done.flatMap(([{ file }, result]) => (result?.isRun ? file.parts.map(({ block }) => block) : [])))
  const checked = blocks.filter(({ fragment }) => fragment === null)
  return {
    blocks: blocks.length,
    checked: checked.length,
    run: checked.filter((block) => ran.has(block)).length,
    fragments: blocks.flatMap((block) => excuse(block, block.fragment)),
    notRun: checked.filter((block) => !ran.has(block)).flatMap((block) => excuse(block, reasonNotToRun(block))),
    reused,
    problems: problemsIn(done, pages),
  }
}

function problemsIn(results: Array<[SampleUnit, UnitResult | null]>, pages: SamplePage[]): Problem[] {
  const bySource = new Map(pages.map((page) => [page.source, page]))
  const problems = results.flatMap(([, result]) => (result?.faults ?? []).map((fault) => problemOf(fault, bySource)))
  return problems.toSorted(byPlace)
}

const excuse = ({ source, fence }: SampleBlock, reason: string | null): Excuse[] =>
  reason === null ? [] : [{ source, line: fence.line, reason }]

function reasonNotToRun({ norun, errors, title }: SampleBlock): string {
  if (norun !== null) return norun
  if (title?.endsWith('.d.ts')) return 'declarations'
  return errors.length > 0 ? 'shows a type error' : 'has a mistake'
}

const byPlace = (a: Problem, b: Problem) =>
  a.place.file.localeCompare(b.place.file) || (a.place.line ?? 0) - (b.place.line ?? 0)
