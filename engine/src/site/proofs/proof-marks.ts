import type { CompiledPage, ContentNode } from '#model/page.ts'
import { PROOF_SLOTS } from '#model/proof-slot.ts'

/** Samples with a proof on record, by source and then by `proofKey`. */
export type SiteProofs = ReadonlyMap<string, ReadonlySet<string>>

/** For a site whose samples nobody has checked. */
export const NO_PROOFS: SiteProofs = new Map()

/** Marks the samples of a page that are proven as checked, and no others: compiling a page proves nothing. */
export function withProofMarks(nodes: ContentNode[], proven: ReadonlySet<string> = new Set()): ContentNode[] {
  return nodes.map((node) => {
    if (node.type === 'html') {
      const html = node.html.replace(PROOF_SLOTS, (_, tag: string, key: string) =>
        proven.has(key) ? `${tag} data-checked` : tag,
      )
      return { type: 'html', html }
    }
    const children = withProofMarks(node.children, proven)
    if (node.type !== 'component' || node.name !== 'CodeTabs') return { ...node, children }
    const { checked, ...props } = node.props
    const isProven = typeof checked === 'string' && proven.has(checked)
    return { ...node, children, props: { ...props, ...(isProven && { checked: true as const }) } }
  })
}

/** Samples of a site that a reader sees without the mark. */
export function countUnproven(pages: Array<{ compiled: CompiledPage }>, proofs: SiteProofs): number {
  return pages.reduce((sum, { compiled: { meta, samples } }) => {
    const proven = proofs.get(meta.source)
    return sum + samples.filter((key) => !proven?.has(key)).length
  }, 0)
}
