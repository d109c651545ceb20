/** Inlined after the boot script where a site has an announcement: one that the reader has closed is not painted. It exports nothing. */
import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY } from '#model/constants.ts'

const { dataset } = document.documentElement
dataset.announcementBarInitiallyDismissed = String(isDismissed())

function isDismissed(): boolean {
  try {
    return (
      localStorage.getItem(ANNOUNCEMENT_ID_KEY) === dataset.announcementId &&
      localStorage.getItem(ANNOUNCEMENT_DISMISSED_KEY) === 'true'
    )
  } catch {
    return false // Storage is blocked: act as empty. The app says so once, later.
  }
}
