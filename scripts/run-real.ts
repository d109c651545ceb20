/**
 * Makes real projects from the blocks of the pages, with the packages that npm has today: types, bundles, tests, and looks at them in
 * Chromium. Arguments are Vitest's: `npm run test:real -- quick-start` is one of them.
 */
import { getNeed } from './machine-needs.ts'
import { CHROMIUM } from './needs-of-tests.ts'
import { readerNode } from './reader-node.ts'
import { runProgram } from './run-program.ts'

const chromium = getNeed(CHROMIUM)
if (chromium.isMet) {
  const node = readerNode()
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/real/vitest.config.ts',
    ...process.argv.slice(2),
  ]
  process.exitCode = await runProgram(process.execPath, args, { ...chromium.env, ...(node ? { REAL_NODE: node } : {}) })
} else {
  console.error(
    `There is nothing to look with: ${chromium.reason}. Install Chromium and set CHROMIUM_PATH to its executable.`,
  )
  process.exitCode = 1
}
