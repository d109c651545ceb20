import { ROOT_ELEMENT_ID, SEED_ELEMENT_ID } from './render.ts'

/** What the document and the app call by an id: nothing in a page has one of them, or it would be found in the app's place. */
export const APP_IDS: readonly string[] = [
  ...[ROOT_ELEMENT_ID, SEED_ELEMENT_ID, 'main', 'live-region', 'search-list'],
  ...['copy-page-menu', 'contents-bar-list', 'offline-title'],
]
