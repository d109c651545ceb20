import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { sha256 } from '#disk/disk-store.ts'
import { engineFingerprint } from '#disk/engine-fingerprint.ts'
import { openSealedStore, type SealedStore } from '#disk/sealed-store.ts'
import type { ResolvedConfig } from './resolved-config.ts'

const NAME = 'settings'

/**
 * What `checkConfig` says of settings. Those that were good before are, as long as the same engine judges them: what checks them is
 * loaded only for others, because that takes longer than the check. Settings that are more than data are always checked.
 */
export async function checkedConfig(root: string, config: unknown, file: string): Promise<ResolvedConfig> {
  const text = textOf(config)
  const key =
    text === null ? '' : sha256([engineFingerprint(['src/site/config', 'src/model'], ['zod']), file, text].join('\0'))
  const store = text === null ? null : storeIn(root)
  const known = store?.read(NAME, key)
  if (known) return known as ResolvedConfig // nobody else writes there, and the store has compared its bytes
  const { checkConfig } = await import('./check-config.ts')
  const checked = checkConfig(config, file)
  if (textOf(checked) !== null) await store?.write(NAME, key, checked).catch(() => {})
  return checked
}

/** A value as text that says all of it; null where there is more to it than text can say. */
function textOf(value: unknown): string | null {
  const text = JSON.stringify(value)
  return text !== undefined && isDeepStrictEqual(JSON.parse(text), value) ? text : null
}

/** Null where nothing can be written. */
function storeIn(root: string): SealedStore | null {
  try {
    return openSealedStore(join(root, '.cache/settings'))
  } catch {
    return null
  }
}
