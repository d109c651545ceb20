import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    testTimeout: 30_000,
    // Its ES modules name their neighbours without an ending, which Node does not follow.
    server: { deps: { inline: ['sucrase'] } },
  },
})
