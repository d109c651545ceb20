import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/browsers/*.test.ts'],
    globalSetup: 'tests/browsers/start-site.ts',
    fileParallelism: false, // one browser at a time: each has processes enough for two cores
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
    // The second is read by scripts/run-e2e.ts for its closing line.
    reporters: ['verbose', 'json'],
    outputFile: { json: 'test-results/browsers.json' },
  },
})
