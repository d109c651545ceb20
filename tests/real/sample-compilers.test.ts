/** Every sample of the site, with the TypeScript of today and the oldest that the library's declarations can be read with. */
import { expect, test } from 'vitest'
import { sampleProblems } from '../samples/sample-problems.ts'
import { realProject } from './real-project.ts'

/** `NoInfer`, which the declarations of the library use, came with 5.4. */
const COMPILERS = ['latest', '5.4']

test.each(COMPILERS)('typescript@%s: every sample compiles, and fails only where the page says so', async (tag) => {
  const compiler = realProject(`typescript-${tag}`)
  await compiler.run(`npm init -y && npm install typescript@${tag}`)
  const version = (await compiler.run('npx tsc --version')).replace(/^\D*/, '').trim()
  const runIn = (name: string) => ({
    folder: `${compiler.folder}/${name}`,
    run: (args: string) => compiler.inside(name).print(`../node_modules/.bin/tsc ${args}`),
  })
  expect(await sampleProblems({ version, runIn })).toBe('')
})
