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
  /** The pages that nobody has compared since they, the package or the comparison changed, or that were wrong. */
  unproven(pages: SamplePage[]): Promise<SamplePage[]>
  record(pages: SamplePage[], problems: Problem[]): Promise<void>
}

/** Opens the record on disk. Looking something up loads neither TypeScript nor a parser. */
export function openFactRecord(cacheDir: string, world: SampleWorld): FactRecord {
  const fingerprint = factsFingerprint(world)
  const store = openDiskStore(join(cacheDir, 'facts'))
  const keyOf = ({ text }: SamplePage) => sha256(`${fingerprint}\0${text}`)
  return {
    async unproven(pages) {
      const known = await Promise.all(pages.map(({ source }) => store.read(source)))
      return pages.filter((page, index) => known[index] !== keyOf(page))
    },
    async record(pages, problems) {
      const wrong = new Set(problems.map(({ place }) => place.file))
      const right = pages.filter(({ source }) => !wrong.has(`content/${source}`))
      if (wrong.has(world.settings)) return // then what pages were compared with was wrong
      await Promise.all(right.map((page) => store.write(page.source, keyOf(page))))
    },
  }
}

/** Everything a comparison depends on besides the page. */
function factsFingerprint(world: SampleWorld): string {
  const { shared } = openFingerprints(world)
  const messages = world.facts?.messages ?? []
  const versions = openPackageVersions(world.root).of(messages.map(packageNameOf))
  return [shared, compilerFingerprint(), ...messages, ...versions].join('\0')
}
