/** Inlined after the boot script where a site has an announcement: one that the reader has closed is not painted. It exports nothing. */
import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY } from '#model/constants.ts'

const { dataset } = document.documentElement
let isDismissed = false
try {
  isDismissed =
    localStorage.getItem(ANNOUNCEMENT_ID_KEY) === dataset.announcementId &&
    localStorage.getItem(ANNOUNCEMENT_DISMISSED_KEY) === 'true'
} catch {
  // Storage is blocked: act as empty. The app says so once, later.
}
dataset.announcementBarInitiallyDismissed = String(isDismissed)
