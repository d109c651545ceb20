/** Numbers and names that readers would notice a change of, in one place. */

/**
 * Desktop is a window wider than this: 996 px, for a reader who has left the size of text as it comes. In units of that
 * size, because text twice as large needs a window twice as wide. The style sheets say the same (a test compares them).
 */
export const MOBILE_MAX_WIDTH = '62.25em'
/** The search button and dialog become small at and below this width, where a phone has no room for their words: 768 px. */
export const COMPACT_MAX_WIDTH = '48em'
/** `--navbar-height` of tokens.css, 3.75rem, for a reader who has left the size of text as it comes. */
export const NAVBAR_HEIGHT_PX = 60
/** A page that arrives sooner shows no bar: a flash reads as a glitch. */
export const PROGRESS_BAR_DELAY_MS = 200
/** The same for the loader, where a page must be shown before its data is there. */
export const LOADER_DELAY_MS = 200
/** How long a button that copies says that it did. */
export const COPIED_MESSAGE_MS = 1000
/** In addresses that readers keep and that browsers fill in. */
export const SEARCH_PARAMETER = 'q'
/** A question is a few words: a text selected on the page, which becomes the query, is cut to this. */
export const SEARCH_QUERY_MAX_LENGTH = 64
/** An answer that comes sooner shows no spinner. */
export const SEARCH_SPINNER_DELAY_MS = 300
/** Documents name it as their generator. */
export const ENGINE_VERSION = '2.1.0'

/** Where the cards of links are, below the base: not in `assets/`, whose files are for this site's own pages alone. */
export const CARDS_FOLDER = 'card-images/'

/** Keys that the boot script reads, each by itself: every document carries what it takes from here. */
export const THEME_KEY = 'theme'
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id'
export const ANNOUNCEMENT_DISMISSED_KEY = 'docusaurus.announcement.dismiss'
export const TAB_GROUP_PREFIX = 'docusaurus.tab.'

/** Keys in localStorage. They are those of Docusaurus: readers of a site that moves from it keep their choices. */
export const STORAGE_KEYS = {
  theme: THEME_KEY,
  announcementId: ANNOUNCEMENT_ID_KEY,
  announcementDismissed: ANNOUNCEMENT_DISMISSED_KEY,
  preferredVersion: (plugin: string) => `docs-preferred-version-${plugin}`,
  tabGroup: (group: string) => TAB_GROUP_PREFIX + group,
} as const

/** Keys in sessionStorage: what is remembered for a visit. */
export const VISIT_KEYS = { checkTypes: 'check-types' } as const

/** The id of an announcement bar that has none. */
export const DEFAULT_ANNOUNCEMENT_ID = 'announcement-bar'
/** What the key of the preferred version calls the docs of this site. */
export const DOCS_PLUGIN = 'default'

/** How long a fold takes, from the height of what it folds. Grows ever more slowly: a tall one must not drag. */
export function collapseDurationMs(height: number): number {
  const c = height / 36
  return Math.round(10 * (4 + 15 * c ** 0.25 + c / 5))
}

/** What begins the hash of a link to a live example with changed code: `#live=<id>.<code>`. */
export const SHARE_PREFIX = '#live='
