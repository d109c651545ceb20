import type { CompiledPage } from '#model/page.ts'

/** Samples with a proof on record, by source and then by `proofKey`. */
export type SiteProofs = ReadonlyMap<string, ReadonlySet<string>>

/** For a site whose samples nobody has checked. */
export const NO_PROOFS: SiteProofs = new Map()

/** Samples of a site that a reader sees without the mark. */
export function countUnproven(pages: Array<{ compiled: CompiledPage }>, proofs: SiteProofs): number {
  return pages.reduce((sum, { compiled: { meta, samples } }) => {
    const proven = proofs.get(meta.source)
    return sum + samples.filter((key) => !proven?.has(key)).length
  }, 0)
}
