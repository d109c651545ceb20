import { useState } from 'react'
import type { SearchRecord } from '#model/search.ts'

/** The element of an option. There is one modal, so there is one list. */
export const optionId = (index: number): string => `search-option-${index}`

/** Which option of a list is selected, and what changes that. */
export interface Selection {
  /** −1 for an empty list. */
  selected: number
  select: (index: number) => void
  /** Selects the option so many further on, round both ends, and scrolls to it. */
  move: (step: number) => void
}

/**
 * The first option is selected until the reader moves; from then on the one moved to, as long as the list answers the same
 * question (`key`) and wherever a better answer puts it.
 */
export function useSelection(options: SearchRecord[], key: string): Selection {
  const [moved, setMoved] = useState<{ key: string; id: string; index: number } | null>(null)
  const selected = selectedIndex(options, moved?.key === key ? moved : null)
  const select = (index: number) => {
    const id = options[index]?.objectID
    if (id !== undefined && index !== selected) setMoved({ key, id, index })
  }
  return {
    selected,
    select,
    move: (step) => {
      if (options.length === 0) return
      const index = (selected + step + options.length) % options.length
      select(index)
      document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
    },
  }
}

/** The option the reader moved to; if it is gone, the one in its place. */
export function selectedIndex(options: SearchRecord[], moved: { id: string; index: number } | null): number {
  if (!moved || options.length === 0) return Math.min(0, options.length - 1)
  const at = options.findIndex(({ objectID }) => objectID === moved.id)
  return at >= 0 ? at : Math.min(moved.index, options.length - 1)
}
