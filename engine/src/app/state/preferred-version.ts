import { DOCS_PLUGIN, STORAGE_KEYS } from '#model/constants.ts'
import type { SiteData } from '#model/site.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

const key = STORAGE_KEYS.preferredVersion(DOCS_PLUGIN)

type Versions = Pick<SiteData, 'versions' | 'versionPersistence'>

/** Removes what the reader once picked, if no version has that name any more. */
export function forgetLostVersion({ versions, versionPersistence }: Versions): void {
  if (versionPersistence === 'none') return
  const stored = readStored(key)
  if (stored !== null && !versions.some(({ name }) => name === stored)) removeStored(key)
}

/** Keeps the reader's pick for later visits. */
export function savePreferredVersion(name: string, { versionPersistence }: Pick<Versions, 'versionPersistence'>): void {
  if (versionPersistence !== 'none') writeStored(key, name)
}
