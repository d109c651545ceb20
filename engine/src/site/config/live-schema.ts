import { z } from 'zod'
import { described } from './described.ts'
import { settings, sitePath, text } from './schema-parts.ts'

const pack = settings({
  entry: described(
    sitePath,
    'A module that offers packages to examples, and follows what they make. `src/live/sandbox/pack.ts` says what it can use.',
  ),
  packages: described(
    z.array(text).default([]),
    'The names that examples import from the pack. The build refuses an example that imports anything else, if the first pack lists its names.',
  ),
})

export const live = settings({
  packs: described(
    z.array(pack).superRefine((packs, context) => {
      packs.forEach(({ packages }, index) => {
        if (index > 0 && Array.isArray(packages) && packages.length === 0)
          context.addIssue({ code: 'custom', path: [index, 'packages'], message: NO_PACKAGES })
      })
    }),
    'Scripts of packages. The browser loads the first for every example, and each other one for examples that import one of its packages.',
  ),
  inDevelopment: described(
    z.array(text).default([]),
    'Packages of which readers get the development build, with its checks and messages.',
  ),
  standIns: described(
    z.record(text, sitePath).default({}),
    'Modules that stand in for a package wherever it is imported, so that what it makes can be followed. A stand-in itself imports the package by the same name.',
  ),
})

const NO_PACKAGES =
  'must name what examples import from the pack.\nOnly the first pack is loaded for every example; this one never would be.'
