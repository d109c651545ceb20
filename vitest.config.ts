import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['engine/src/**/*.test.{ts,tsx}', 'site/live/**/*.test.ts', 'tests/*.test.ts'],
    // Generous: machines are shared, and how long something takes is not what is tested.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Its ES modules name their neighbours without an ending, which Node does not follow.
    server: { deps: { inline: ['sucrase'] } },
  },
})
