import { defineConfig } from 'vitest/config'

/** Folders whose tests ask functions and components, and start nothing: a process of its own costs each more than what it asks. */
const TOGETHER = 'engine/src/{app,compiler,disk,live,model,offline,record,search}/**/*.test.{ts,tsx}'

export default defineConfig({
  test: {
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
          include: [TOGETHER],
          isolate: false,
          setupFiles: 'tests/leave-nothing.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['engine/src/**/*.test.{ts,tsx}', 'site/live/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [TOGETHER],
        },
      },
    ],
  },
})
