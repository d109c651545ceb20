import { remembered } from '#disk/once-per.ts'
import type { Problem } from '#model/problem.ts'
import { rememberingPages } from '../remember-pages.ts'
import type { SamplePage } from '../sample-block.ts'
import type { SampleWorld } from '../sample-world.ts'
import { checkFacts, type FactReport } from './check-facts.ts'
import type { ExportHomes } from './check-homes.ts'
import { isForeignMessage } from './foreign-messages.ts'
import { emptySources, placeOfMessages } from './message-files.ts'
import { createMessageMatcher } from './message-match.ts'
import { packageMessages } from './package-messages.ts'
import { type PackageTypes, readPackageTypes } from './package-types.ts'
import { readFacts } from './page-facts.ts'

/** Compares pages with the library, which is read once; what was looked up is remembered. */
export function openFacts(world: SampleWorld, homes: ExportHomes | null = null): (pages: SamplePage[]) => FactReport {
  const types = readPackageTypes(world)
  const read = rememberingPages(readFacts)
  const isOurs = createMessageMatcher(packageMessages(world))
  const isKnown = remembered((text: string) => isOurs(text) || isForeignMessage(text))
  const [messagesAt, mistakes] = [placeOfMessages(world), mistakesIn(world, types)]
  return (pages) => checkFacts(pages, { read, types, isKnown, messagesAt, mistakes, homes })
}

/** Settings that lead to nothing a page could be compared with. */
function mistakesIn(world: SampleWorld, { unknown }: PackageTypes): Problem[] {
  const place = { file: world.settings }
  return [
    ...unknown.map((path) => ({
      message: `facts.entryPoints names "${path}", of which no types are found.`,
      place,
      hint: 'Install the package, correct the path, or name its file in samples.modules.',
    })),
    ...emptySources(world).map((path) => ({
      message: `facts.messages names "${path}", where there is no file to read.`,
      place,
      hint: 'Name a file, or a folder with files that end in ".modern.mjs".',
    })),
  ]
}
