/** The specification's numbers and names. Sections are of the specification unless another file is named. */

/** Section 9. Desktop is a window wider than this; the style sheets say the same (a test compares them). */
export const MOBILE_MAX_WIDTH_PX = 996
/** Behaviours 2.16. The search button and dialog become small at and below this width. */
export const SEARCH_COMPACT_MAX_WIDTH_PX = 768
/** Behaviours 2.2: 3.75rem. */
export const NAVBAR_HEIGHT_PX = 60
/** Section 9. A page that arrives sooner shows no bar: a flash reads as a glitch. */
export const PROGRESS_BAR_DELAY_MS = 200
/** Behaviours 9.2. */
export const LOADER_DELAY_MS = 200
/** Behaviours 9.10. */
export const COPIED_MESSAGE_MS = 1000
/** Section 9. */
export const SEARCH_PARAMETER = 'q'
/** Behaviours 2.16. */
export const SEARCH_QUERY_MAX_LENGTH = 64
/** Behaviours 9.2. An answer that comes sooner shows no spinner. */
export const SEARCH_SPINNER_DELAY_MS = 300
/** Section 1. */
export const SITE_VERSION = '2.1.0'

/** Section 9: storage keys. */
export const STORAGE_KEYS = {
  theme: 'theme',
  announcementId: 'docusaurus.announcement.id',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  preferredVersion: (plugin: string) => `docs-preferred-version-${plugin}`,
  tabGroup: (group: string) => `docusaurus.tab.${group}`,
} as const

/** Behaviours 4.2: the id of an announcement bar that has none. */
export const DEFAULT_ANNOUNCEMENT_ID = 'announcement-bar'
/** The one docs plugin of this site (behaviours 0.2). */
export const DOCS_PLUGIN = 'default'

/** Behaviours 9.6: how long a fold takes, from the height of what it folds. Grows ever more slowly. */
export function collapseDurationMs(height: number): number {
  const c = height / 36
  return Math.round(10 * (4 + 15 * c ** 0.25 + c / 5))
}
