import { useSyncExternalStore } from 'react'
import { STORAGE_KEYS } from '#model/constants.ts'
import type { AnnouncementBar } from '#model/site.ts'
import { createListeners } from './listeners.ts'
import { readStored, writeStored } from './storage.ts'

const listeners = createListeners()

/** The attribute that announcement-boot.ts sets before the first paint is the one copy of this state. */
const isDismissed = () => document.documentElement.dataset.announcementBarInitiallyDismissed === 'true'

function close(): void {
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true'
  writeStored(STORAGE_KEYS.announcementDismissed, 'true')
  listeners.notify()
}

/** Whether the bar is open, and how it is closed for good. */
export function useAnnouncement(): { isOpen: boolean; close: () => void } {
  const isClosed = useSyncExternalStore(listeners.add, isDismissed, () => false)
  return { isOpen: !isClosed, close }
}

/** Remembers which bar the reader has seen. A bar with a new id starts open whatever was dismissed before. */
export function recordAnnouncement(bar: AnnouncementBar | null): void {
  if (!bar) return
  if (readStored(STORAGE_KEYS.announcementId) !== bar.id) writeStored(STORAGE_KEYS.announcementDismissed, 'false')
  writeStored(STORAGE_KEYS.announcementId, bar.id)
}
