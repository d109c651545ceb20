import { createHash } from 'node:crypto'
import { compilerFingerprint } from '#compiler/fingerprint.ts'
import type { CompiledPage } from '#model/page.ts'

/** What a page was compiled from. */
interface Source {
  source: string
  text: string
  baseUrl: string
}

const origins = new WeakMap<CompiledPage, string>()

/**
 * Names all that a page was compiled from, so that what follows from it is known by this name: the page itself would have to be
 * written down for that.
 */
export function noteOrigin(page: CompiledPage, { source, text, baseUrl }: Source): void {
  const parts = [compilerFingerprint(), baseUrl, source, text, JSON.stringify(page.dependencies)]
  origins.set(page, createHash('sha256').update(parts.join('\0')).digest('base64url'))
}

/** Undefined where nobody has noted it. */
export const originOf = (page: CompiledPage): string | undefined => origins.get(page)
