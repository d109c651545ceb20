import type { CompiledPage } from '#model/page.ts'
import { readMark } from '../sources/site-mark.ts'
import { openPictures, type PictureFiles } from './picture-files.ts'
import { type CardHelp, type PicturedSettings, pictureTools, type SitePictures, sitePictures } from './site-pictures.ts'

/** The drawing of a site's pictures, which begins before its pages are put together. */
export interface SiteDrawing {
  /** Begins the card of a page that was compiled. */
  begin(page: CompiledPage): void
  /** What has to be drawn. */
  picturesOf(site: Parameters<typeof sitePictures>[0]): SitePictures
  files(pictures: SitePictures): Promise<PictureFiles>
}

type Settings = Omit<PicturedSettings, 'mark'> & Parameters<typeof readMark>[1] & { cards: boolean }

/** Opens `folder`, which keeps what was drawn. A mark that cannot be read is told by who reads the site; then cards wait for that. */
export async function openSiteDrawing(
  root: string,
  settings: Settings,
  folder: string,
  { signal, ...help }: CardHelp & { signal: AbortSignal },
): Promise<SiteDrawing> {
  const mark = await readMark(root, settings).catch(() => null)
  const store = openPictures(folder, signal)
  const { title, colorMode } = settings
  const tools = mark === null ? null : pictureTools({ title, colorMode, mark }, help)
  return {
    begin(page) {
      const card = settings.cards && !page.meta.draft ? tools?.cardFor(page) : null
      if (card) store.begin(card.picture)
    },
    picturesOf: (site) => (tools ? sitePictures(site, tools) : sitePictures(site)),
    files: ({ all }) => store.files(all),
  }
}
