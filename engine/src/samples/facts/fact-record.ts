import { join } from 'node:path'
import { compilerFingerprint } from '#compiler/fingerprint.ts'
import { openDiskStore, sha256 } from '#disk/disk-store.ts'
import { packageNameOf } from '#disk/find-package.ts'
import type { Problem } from '#model/problem.ts'
import { openPackageVersions } from '../package-versions.ts'
import type { SamplePage } from '../sample-block.ts'
import type { SampleWorld } from '../sample-world.ts'
import { openFingerprints } from '../samples-fingerprint.ts'

/** Which pages have been compared with the package as they are, and were right. */
export interface FactRecord {
  /** The pages that nobody has compared since what they claim, the package or the comparison changed, or that were wrong. */
  unproven(pages: SamplePage[]): Promise<SamplePage[]>
  record(pages: SamplePage[], problems: Problem[]): Promise<void>
}

/** Opens the record on disk. Looking up what has not changed loads neither TypeScript nor a parser; what has, is only read. */
export function openFactRecord(cacheDir: string, world: SampleWorld): FactRecord {
  const fingerprint = factsFingerprint(world)
  const store = openDiskStore(join(cacheDir, 'facts'))
  const keyOf = ({ text }: SamplePage) => sha256(`${fingerprint}\0${text}`)
  const claimsKeyOf = async (page: SamplePage) => sha256(`${fingerprint}\0${await claimsIn(page)}`)
  const nameOfClaims = ({ source }: SamplePage) => `${source} claims`

  /** True for a page that was compared before its text changed, and says of the package what it said then. */
  async function claimsTheSame(page: SamplePage): Promise<boolean> {
    const known = await store.read(nameOfClaims(page))
    if (known === undefined || known !== (await claimsKeyOf(page))) return false
    await store.write(page.source, keyOf(page))
    return true
  }

  return {
    async unproven(pages) {
      const known = await Promise.all(pages.map(({ source }) => store.read(source)))
      const changed = pages.filter((page, index) => known[index] !== keyOf(page))
      const same = await Promise.all(changed.map(claimsTheSame))
      return changed.filter((_, index) => !same[index])
    },
    async record(pages, problems) {
      const wrong = new Set(problems.map(({ place }) => place.file))
      const right = pages.filter(({ source }) => !wrong.has(`content/${source}`))
      if (wrong.has(world.settings)) return // then what pages were compared with was wrong
      await Promise.all(
        right.map(async (page) => {
          await store.write(nameOfClaims(page), await claimsKeyOf(page))
          await store.write(page.source, keyOf(page))
        }),
      )
    },
  }
}

/** What a page says of the package, without the places where it says so: what comes before it may move it. */
async function claimsIn(page: SamplePage): Promise<string> {
  const { readFacts } = await import('./page-facts.ts')
  const { tables, messages } = readFacts(page)
  return JSON.stringify({ tables, messages }, (name, value) => (PLACE.has(name) ? undefined : value))
}

const PLACE = new Set(['source', 'line', 'column'])

/** Everything a comparison depends on besides the page. */
function factsFingerprint(world: SampleWorld): string {
  const { shared } = openFingerprints(world)
  const messages = world.facts?.messages ?? []
  const versions = openPackageVersions(world.root).of(messages.map(packageNameOf))
  return [shared, compilerFingerprint(), ...messages, ...versions].join('\0')
}
