import { runLimited } from '#disk/run-limited.ts'
import type { StagedOutput } from '#disk/write-output.ts'
import { outputPathOfRoute } from '#model/route.ts'
import type { PagePayload } from '#model/site.ts'
import type { Site } from '../shape/site.ts'
import { type DocumentFrame, laterSheetLink, renderDocument } from './document.ts'
import { withLaterSheet } from './later-sheet.ts'
import type { RenderCache } from './render-cache.ts'

/** Pages that are rendered or written at the same time: no more than these are held in memory as HTML. */
const PARALLEL_PAGES = 32

/** How pages become HTML. */
export interface Prerendering {
  frame: DocumentFrame
  cache: RenderCache
  render: (payload: PagePayload) => Promise<string>
}

/** Renders every page and screen of the site and writes its document. */
export async function prerender(
  site: Site,
  { frame, cache, render }: Prerendering,
  output: StagedOutput,
): Promise<void> {
  const pages = [
    ...site.pages.map(({ payload, dataFile, endOfOpening }) => ({
      payload,
      content: `${dataFile.name} ${JSON.stringify(endOfOpening)}`,
      place: endOfOpening,
    })),
    ...site.screens.map((payload) => ({ payload, content: JSON.stringify(payload), place: null })),
  ]
  const link = laterSheetLink(frame)
  await runLimited(pages, PARALLEL_PAGES, async ({ payload: known, content, place }) => {
    const payload = { ...known } // with its text, which may be on a shelf
    const appHtml = await cache.html(content, () => rendered(withLaterSheet(payload, place, link), render))
    await output.write([{ path: outputPathOfRoute(payload.route), body: renderDocument(frame, payload, appHtml) }])
  })
}

async function rendered(payload: PagePayload, render: Prerendering['render']): Promise<string> {
  try {
    return await render(payload)
  } catch (cause) {
    throw new Error(`Could not prerender ${payload.route}`, { cause })
  }
}
