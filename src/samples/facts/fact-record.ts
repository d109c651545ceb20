import { join } from 'node:path'
import { compilerFingerprint } from '#compiler/fingerprint.ts'
import { openDiskStore, sha256 } from '#disk/disk-store.ts'
import type { Problem } from '#model/problem.ts'
import type { SamplePage } from '../sample-block.ts'
import { samplesFingerprint } from '../samples-fingerprint.ts'

/** The package that option tables and quoted messages are compared with. A site about another one has nothing to compare. */
export const PACKAGE_OF_FACTS = '@reduxjs/toolkit'

/** Which pages have been compared with the package as they are, and were right. */
export interface FactRecord {
  /** The pages that nobody has compared since they, the package or the comparison changed, or that were wrong. */
  unproven(pages: SamplePage[]): Promise<SamplePage[]>
  record(pages: SamplePage[], problems: Problem[]): Promise<void>
}

/** Opens the record on disk. Looking something up loads neither TypeScript nor a parser. */
export function openFactRecord(cacheDir: string): FactRecord {
  const fingerprint = `${samplesFingerprint()}\0${compilerFingerprint()}`
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
      await Promise.all(right.map((page) => store.write(page.source, keyOf(page))))
    },
  }
}
