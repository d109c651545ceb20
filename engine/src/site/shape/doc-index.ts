import { nearest } from '#model/nearest.ts'
import type { CompiledPage } from '#model/page.ts'

/** The name of the one version of the docs, as storage and the search index have it. */
export const CURRENT_VERSION = 'current'

/** The pages a configuration may name, by id. */
export interface DocIndex {
  byId: Map<string, CompiledPage>
  /** Docs that exist but are left out of this build: naming one is no mistake. */
  draftIds: Set<string>
}

/** Says how to get from a doc id that does not exist to one that does. */
export function docHint(id: string, { byId }: DocIndex): string {
  const meant = nearest(id, byId.keys())
  return [...(meant ? [`Did you mean "${meant}"?`] : []), availableDocs(byId)].join('\n')
}

/** Every id a configuration can name. */
export function availableDocs(byId: DocIndex['byId']): string {
  return byId.size === 0 ? 'There are no docs yet.' : `Available docs: ${[...byId.keys()].join(', ')}.`
}
