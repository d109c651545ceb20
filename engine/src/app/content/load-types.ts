import type { PageTypes } from '#model/page-types.ts'
import { loadOnce } from '../state/load-once.ts'

/** The types of the open page, fetched when a reader first asks; null when it has none, or they cannot be had now. */
export async function loadTypes(): Promise<PageTypes | null> {
  const href = document.querySelector<HTMLElement>('[data-types]')?.dataset.types
  return href ? loadOnce<PageTypes>(href).catch(() => null) : null
}
