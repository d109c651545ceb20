import { defineConfig } from 'vitest/config'

/** Real projects, made from the blocks of the pages: `npm run test:real`. Needs the registry of npm, and minutes. */
export default defineConfig({
  test: {
    include: ['tests/real/*.test.ts'],
    fileParallelism: false, // one project at a time: bundlers and Next use all cores themselves
    // Generous: an install may take minutes, and how long something takes is not what is tested.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    reporters: ['verbose'],
  },
})
