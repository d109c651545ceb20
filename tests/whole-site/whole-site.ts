import { onceEach } from '#engine/model/once-each.ts'
import { createEngine, type SearchEngine } from '#engine/search/engine.ts'
import { SITE } from '../places.ts'
import { type LoadedIndex, loadIndex } from '../search/load-index.ts'
import { type ReadPage, readPage } from '../search/section-measure.ts'

/** The documentation itself, with all that several questions to it need. */
interface WholeSite extends LoadedIndex {
  /** Search as it is at first. */
  withNames: SearchEngine
  /** Search once all texts are there. */
  withTexts: SearchEngine
  /** Its pages as they are read, by route. */
  readPages: () => Map<string, ReadPage>
}

/** Reads the site, once for all that ask. */
export const wholeSite = onceEach(async (): Promise<WholeSite> => {
  const index = await loadIndex(SITE)
  const withTexts = createEngine(index.names)
  for (const tier of index.texts) withTexts.addTexts(tier)
  let read: Map<string, ReadPage> | undefined
  return {
    ...index,
    withNames: createEngine(index.names),
    withTexts,
    readPages() {
      read ??= new Map(index.site.pages.map(({ compiled }) => [compiled.meta.route, readPage(compiled)]))
      return read
    },
  }
})
