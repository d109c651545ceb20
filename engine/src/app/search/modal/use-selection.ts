import { useLayoutEffect, useState } from 'react'
import type { SearchRecord } from '#model/search.ts'

/** The element of an option. There is one modal, so there is one list. */
export const optionId = (index: number): string => `search-option-${index}`

/** An option the reader has moved to: in the list that answers which question, its record, and its place then. */
export interface MovedTo {
  key: string
  id: string
  index: number
}

/** Which option of a list is selected, and what changes that. */
interface Selection {
  /** −1 for an empty list. */
  selected: number
  select: (index: number) => void
  /** Selects the option so many further on, round both ends, and scrolls to it. */
  move: (step: number) => void
}

/**
 * The first option is selected until the reader moves; from then on the one moved to, as long as the list answers the same
 * question (`key`) and wherever a better answer puts it. `before`: where a reader who comes back had moved to.
 */
export function useSelection(options: SearchRecord[], key: string, before: MovedTo | null): Selection {
  const [moved, setMoved] = useState(before)
  const selected = selectedIndex(options, moved?.key === key ? moved : null)
  const isBack = before !== null && before === moved && key === before.key
  useLayoutEffect(() => {
    if (isBack) document.getElementById(optionId(selected))?.scrollIntoView({ block: 'nearest' })
  }, [isBack, selected])
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
export function selectedIndex(options: SearchRecord[], moved: Pick<MovedTo, 'id' | 'index'> | null): number {
  if (!moved || options.length === 0) return Math.min(0, options.length - 1)
  const at = options.findIndex(({ objectID }) => objectID === moved.id)
  return at >= 0 ? at : Math.min(moved.index, options.length - 1)
}
