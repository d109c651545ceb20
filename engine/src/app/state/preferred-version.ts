import { DOCS_PLUGIN, STORAGE_KEYS } from '#model/constants.ts'
import type { DocsVersion, SiteData } from '#model/site.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

const key = STORAGE_KEYS.preferredVersion(DOCS_PLUGIN)

type Versions = Pick<SiteData, 'versions' | 'versionPersistence'>

/** The docs version the reader once picked, or null. A stored name that no version has is removed. */
export function readPreferredVersion({ versions, versionPersistence }: Versions): DocsVersion | null {
  if (versionPersistence === 'none') return null
  const name = readStored(key)
  if (name === null) return null
  const version = versions.find((candidate) => candidate.name === name)
  if (!version) removeStored(key)
  return version ?? null
}

/** Keeps the reader's pick for later visits. */
export function savePreferredVersion(name: string, { versionPersistence }: Pick<Versions, 'versionPersistence'>): void {
  if (versionPersistence !== 'none') writeStored(key, name)
}
