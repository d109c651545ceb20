import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Of the files in `tests/` those that start processes, build sites or replace globals. The others read. */
const STARTERS =
  'build-rules|compile-samples|engine-start|first-start|hosted-upload|landing-figures|live-types|' +
  'loaded-modules|mcp|owned-processes|questions|same-bytes|sample-*|samples'
/** Tests that ask functions and components, and start next to nothing: a process of its own costs each file more than what it asks. */
const TOGETHER = [
  `tests/!(${STARTERS}).test.ts`,
  'engine/src/samples/{facts,hover}/*.test.ts',
  'site/live/**/*.test.ts',
  'engine/src/{app,compiler,disk,model,offline,record,search}/**/*.test.{ts,tsx}',
  'engine/src/live/**/!(forbid-frames).test.ts', // what it forbids in a document stays forbidden there
  'engine/src/site/!(bundle|commands|proofs|serve)/**/*.test.ts',
]

/** A process goes on with the next file only if that one wants the same surroundings: those that want a page stand together. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const wantsPage = ({ project, moduleId }: TestSpecification) =>
      !project.config.isolate && readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom')
    return [...sorted.filter((file) => !wantsPage(file)), ...sorted.filter(wantsPage)]
  }
}

export default defineConfig({
  test: {
    maxWorkers: '100%', // Vitest leaves a core to itself, which is every second one of two; it has next to nothing to do
    sequence: { sequencer: ByEnvironment },
    experimental: { fsModuleCache: true }, // what Vite makes of a module, kept from run to run by its content
    // Generous: machines are shared, and how long something takes is not what is tested.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Its ES modules name their neighbours without an ending, which Node does not follow.
    server: { deps: { inline: ['sucrase'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: TOGETHER,
          isolate: false,
          setupFiles: 'tests/leave-nothing.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['engine/src/**/*.test.{ts,tsx}', 'site/live/**/*.test.ts', 'tests/*.test.ts'],
          exclude: TOGETHER,
        },
      },
    ],
  },
})
