import { loadOnce } from '#app/state/load-once.ts'
import type { LivePage } from '#model/live.ts'

/** The live examples of a page, fetched once. */
export const loadLivePage = (href: string) => loadOnce(href) as Promise<LivePage>
