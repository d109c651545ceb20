import { join } from 'node:path'
import { openDiskStore, sha256 } from '#disk/disk-store.ts'
import { fieldsOf } from '#model/fields.ts'
import { groupBy } from '#model/group-by.ts'
import { paired } from '../paired.ts'
import type { SampleBlock, SamplePage } from '../sample-block.ts'
import { projectsOf, type SampleUnit, unitsOf } from '../sample-project.ts'
import type { SampleWorld } from '../sample-world.ts'
import { openFingerprints } from '../samples-fingerprint.ts'
import type { TypeFault } from '../type-check.ts'
import { answerInThread } from './answer-in-thread.ts'
import { openBlockReader } from './remember-blocks.ts'
import { isUnitAnswers, type NameInfo, type PartAnswers, type UnitAnswers } from './unit-answers.ts'

/** What is known about a block that is shown. */
export interface BlockAnswers extends PartAnswers {
  block: SampleBlock
  infos: NameInfo[]
}

/** The types in samples. */
export interface SampleTypes {
  /** Blocks by source, in order. `only` chooses among the pages; all are needed to put projects together. */
  read(pages: SamplePage[], only?: (blocks: SampleBlock[]) => boolean): Promise<Map<string, BlockAnswers[]>>
  /** What checks of these files say, as far as somebody has asked about them already. */
  knownErrors(units: SampleUnit[]): Promise<Map<SampleUnit, TypeFault[]>>
}

/**
 * Opens what is known about names and errors in samples, on disk by everything it depends on. With nothing new to ask, neither
 * TypeScript nor a parser is loaded. Pages are given in reading order.
 */
export function openSampleTypes(
  cacheDir: string,
  world: SampleWorld,
  answer: (units: SampleUnit[]) => Promise<UnitAnswers[]> = (units) => answerInThread(units, world),
): SampleTypes {
  const { shared, textsOf, packagesOf } = openFingerprints(world)
  const store = openDiskStore(join(cacheDir, 'hover'))
  const readPage = openBlockReader(cacheDir)
  const keyOf = ({ file, files }: SampleUnit) =>
    sha256(
      JSON.stringify([
        shared,
        file.parts.map(({ block: { shown, isHidden, errors, failing } }) => [shown, isHidden, errors, failing]),
        textsOf(files.values()),
        file.path,
        packagesOf(files.values()),
      ]),
    )

  async function find(
    project: string,
    units: SampleUnit[],
  ): Promise<Array<{ unit: SampleUnit; key: string; known?: UnitAnswers }>> {
    const stored = fieldsOf(await store.read(project))
    return units.map((unit) => {
      const key = keyOf(unit)
      const known = stored[key]
      return { unit, key, ...(isUnitAnswers(known) && { known }) }
    })
  }

  return {
    async read(pages, only = () => true) {
      const bySource = new Map<string, SampleBlock[]>()
      for (const page of pages) bySource.set(page.source, await readPage(page))
      const wanted = new Set([...bySource].filter(([, blocks]) => only(blocks)).map(([source]) => source))
      const projects = projectsOf([...bySource.values()].flat()).filter(({ blocks }) =>
        blocks.some(({ source }) => wanted.has(source)),
      )
      const found = await Promise.all(
        projects.map(async (project) => ({ project, units: await find(project.name, unitsOf(project)) })),
      )
      const open = found.flatMap(({ units }) => units.filter(({ known }) => !known))
      const fresh = open.length > 0 ? await answer(open.map(({ unit }) => unit)) : []
      for (const [item, answers] of paired(open, fresh)) item.known = answers
      for (const { project, units } of found) {
        if (!units.some((item) => open.includes(item))) continue
        await store.write(project.name, Object.fromEntries(units.map(({ key, known }) => [key, known])))
      }
      return byPage(
        wanted,
        bySource,
        found.flatMap(({ units }) => units),
      )
    },
    async knownErrors(units) {
      const byProject = groupBy(units, ({ project }) => project)
      const found = await Promise.all([...byProject].map(([project, own]) => find(project, own)))
      return new Map(
        found
          .flat()
          .flatMap(({ unit, known }) =>
            known ? [[unit, known.errors.map((error) => ({ ...error, file: unit.file }))] as const] : [],
          ),
      )
    },
  }
}

function byPage(
  wanted: Set<string>,
  bySource: Map<string, SampleBlock[]>,
  units: Array<{ unit: SampleUnit; known?: UnitAnswers }>,
): Map<string, BlockAnswers[]> {
  const answers = new Map<SampleBlock, BlockAnswers>()
  for (const { unit, known } of units) {
    for (const [index, { block }] of unit.file.parts.entries()) {
      const part = known?.parts[index]
      if (known && part && !block.isHidden) answers.set(block, { ...part, block, infos: known.infos })
    }
  }
  return new Map(
    [...wanted].map((source) => [source, (bySource.get(source) ?? []).flatMap((block) => answers.get(block) ?? [])]),
  )
}
