import type { Variant } from './write-site.ts'

/** Docs of a folded group. */
const A_GROUP = 100

/** A site with a given number of simple docs: two in an open group, all others in folded ones. */
export function generatedSite(pages: number): Variant {
  const ids = Array.from({ length: pages }, (_, index) => `chapter/${index + 1}`)
  const groups = Array.from({ length: Math.ceil((pages - 2) / A_GROUP) }, (_, index) => ({
    type: 'category' as const,
    label: `Chapters ${index + 1}`,
    items: ids.slice(2 + index * A_GROUP, 2 + (index + 1) * A_GROUP),
  }))
  const files = ids.map((id) => [`content/${id}.mdx`, pageOf(id)])
  return {
    config: {
      cards: false, // no reader of a page loads its card, and a thousand of them take a minute to draw
      sidebars: {
        docs: [{ type: 'category', label: 'Begin', collapsed: false, items: ids.slice(0, 2) }, ...groups],
      },
      navbar: { items: [{ label: 'Begin', to: '/chapter/1' }] },
    },
    files: Object.fromEntries(files),
  }
}

const pageOf = (id: string) => `---
title: Page ${id}
description: One of many.
---

The text of ${id}.

## A heading

One paragraph more.
`
