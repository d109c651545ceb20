// What a reader of a growing site loads: generated sites of several sizes, each built and opened in a browser.
import { gzipSize } from './browser.mjs'
import { modalBytes } from './bytes.mjs'
import { MINISEARCH, miniSearch } from './minisearch.mjs'
import { generatedSite } from './sites.mjs'

const COUNTS = [100, 250, 500, 1000]
/** Titles that are searched for: rare words and common ones cost differently. */
const SEARCHES = 3

/** A row for each size: what comes until the first results, what of it grows with the site, the texts behind it, and MiniSearch's index. */
export async function growth(folder, isBuilt) {
  const rows = []
  for (const count of COUNTS) {
    const { label, names, texts, sections, titles, dist } = await generatedSite(folder, count, isBuilt)
    const opened = []
    for (let index = 0; index < SEARCHES; index++)
      opened.push(await modalBytes(dist, '/', titles[Math.floor((titles.length * (index + 0.5)) / SEARCHES)]))
    const isIndex = ({ path }) => path.startsWith('/assets/search/')
    rows.push([
      label,
      names.byNeed ? 'by need' : 'in one file',
      range(opened.map(({ first }) => sum(first))),
      range(opened.map(({ first }) => sum(first.filter(isIndex)))),
      range(opened.map(({ texts }) => sum(texts))),
      names.byNeed ? 'by need' : sum(texts.map((tier) => ({ bytes: gzipSize(Buffer.from(JSON.stringify(tier))) }))),
      gzipSize(Buffer.from(miniSearch(MINISEARCH.vitepress, sections).json)),
    ])
  }
  return rows
}

export const GROWTH_HEAD = [
  'site',
  'names',
  'until the first results',
  'of it index',
  'texts behind them',
  'all texts',
  'MiniSearch index, as VitePress',
]

const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0)

function range(list) {
  const [least, most] = [Math.min(...list), Math.max(...list)]
  return least === most ? least : `${least}–${most}`
}
