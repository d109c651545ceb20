import { runLimited } from '#disk/run-limited.ts'
import type { StagedOutput } from '#disk/write-output.ts'
import { outputPathOfRoute } from '#model/route.ts'
import type { PagePayload } from '#model/site.ts'
import type { Site } from '../shape/site.ts'
import { type DocumentFrame, laterSheetLink, renderDocument } from './document.ts'
import { withLaterSheet } from './later-sheet.ts'
import { pictureTags } from './picture-tags.ts'
import type { RenderCache } from './render-cache.ts'

/** Pages that are rendered or written at the same time: no more than these are held in memory as HTML. */
const PARALLEL_PAGES = 32

/** How pages become documents. */
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
  const { pictures, movedAddresses } = frame
  const pages = [
    ...site.pages.map(({ payload, dataFile, endOfOpening }) => ({
      payload,
      content: [dataFile.name, dataFile.length, endOfOpening, frame.navigationOf?.(payload)],
      place: endOfOpening,
    })),
    ...site.screens.map((payload) => ({ payload, content: [payload, movedAddresses], place: null })),
  ]
  const link = laterSheetLink(frame)
  await runLimited(pages, PARALLEL_PAGES, async ({ payload: known, content, place }) => {
    const key = JSON.stringify([content, pictureTags(pictures, known.route, site.data)])
    const body = await cache.document(key, async (frame) => {
      const payload = { ...known } // with its text, which may be on a shelf
      return renderDocument(frame, payload, await rendered(withLaterSheet(payload, place, link), render))
    })
    await output.write([{ path: outputPathOfRoute(known.route), body }])
  })
}

async function rendered(payload: PagePayload, render: Prerendering['render']): Promise<string> {
  try {
    return await render(payload)
  } catch (cause) {
    throw new Error(`Could not prerender ${payload.route}`, { cause })
  }
}
