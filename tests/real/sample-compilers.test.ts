/** Every sample of the site, with the TypeScript of today and the oldest that the library's declarations can be read with. */
import { describe, expect, test } from 'vitest'
import { formatProblem } from '#engine/model/problem.ts'
import { judgeTypes } from '#engine/samples/judge-types.ts'
import { readBlocks } from '#engine/samples/read-blocks.ts'
import { problemOf } from '#engine/samples/sample-fault.ts'
import { projectsOf, unitsOf } from '#engine/samples/sample-project.ts'
import { isThere } from '#engine/samples/sample-world.ts'
import { typeGroups } from '#engine/samples/type-groups.ts'
import { loadConfig } from '#engine/site/config/load-config.ts'
import { samplePages } from '#engine/site/proofs/sample-pages.ts'
import { worldOf } from '#engine/site/proofs/site-world.ts'
import { SITE } from '../places.ts'
import { compileSamples } from './compile-samples.ts'
import { realProject } from './real-project.ts'

/** `NoInfer`, which the declarations of the library use, came with 5.4. */
const COMPILERS = ['latest', '5.4']

/** Codes that a compiler has for what others tell by another one, in the same place. */
const OTHER_CODES: Record<string, Record<number, number>> = {
  // 7 tells of a failed constraint only why it fails: which property is missing.
  '7': { 2741: 2344 },
}

/** Errors of a block that a compiler does not tell: an older one tells of a circle fewer of its parts. */
const NOT_TOLD: Record<string, number[]> = { '5': [7023] }

const config = await loadConfig(SITE)
const world = worldOf(SITE, config)
const pages = await samplePages(SITE, config.sidebars)
const bySource = new Map(pages.map((page) => [page.source, page]))
const units = projectsOf(pages.flatMap(readBlocks)).flatMap(unitsOf)

describe.each(COMPILERS)('typescript@%s', (tag) => {
  test('every sample compiles, and fails only where the page says so', async () => {
    const compiler = realProject(`typescript-${tag}`)
    await compiler.run(`npm init -y && npm install typescript@${tag}`)
    const version = (await compiler.run('npx tsc --version')).replace(/^\D*/, '').trim()
    const [major = ''] = version.split('.')
    const codes = OTHER_CODES[major] ?? {}
    const isTold = ({ message }: { message: string }) =>
      !NOT_TOLD[major]?.some((code) => message.startsWith(`The block states the error TS${code},`))
    const problems: string[] = []
    for (const [index, group] of typeGroups(units, (name) => isThere(world, name)).entries()) {
      const folder = `${compiler.folder}/group-${index}`
      const run = (args: string) => compiler.inside(`group-${index}`).print(`../node_modules/.bin/tsc ${args}`)
      const faults = await compileSamples(group, world, { folder, version, run })
      for (const [{ file }, own] of faults) {
        const blocks = file.parts.map(({ block }) => block)
        const known = own.map((fault) => ({ ...fault, code: codes[fault.code] ?? fault.code }))
        const wrong = judgeTypes(blocks, known).filter(isTold)
        problems.push(...wrong.map((fault) => formatProblem(problemOf(fault, bySource))))
      }
    }
    expect(problems.join('\n\n')).toBe('')
  })
})
