import type { CompiledPage } from '#model/page.ts'
import { proofKey } from '#model/proof-key.ts'
import type { SampleBlock } from '#samples/sample-block.ts'

/** Samples with a proof on record, by source and then by `proofKey`. */
export type SiteProofs = ReadonlyMap<string, ReadonlySet<string>>

/** For a site whose samples nobody has checked. */
export const NO_PROOFS: SiteProofs = new Map()

/** Proven blocks as pages name them. */
export function proofsOf(proven: Iterable<SampleBlock>): SiteProofs {
  const proofs = new Map<string, Set<string>>()
  for (const { source, fence, shown } of proven) {
    const own = proofs.get(source) ?? new Set()
    proofs.set(source, own.add(proofKey(fence.line, shown)))
  }
  return proofs
}

/** Samples of a site that a reader sees without the mark. */
export function countUnproven(pages: Array<{ compiled: CompiledPage }>, proofs: SiteProofs): number {
  return pages.reduce((sum, { compiled: { meta, samples } }) => {
    const proven = proofs.get(meta.source)
    return sum + samples.filter((key) => !proven?.has(key)).length
  }, 0)
}
