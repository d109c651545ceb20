import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SearchKind } from '#engine/model/search.ts'
import { createEngine } from '#engine/search/engine.ts'
import { joined } from '#engine/search/index/tokenize.ts'
import { request, type SamplePage, sampleTier } from '#engine/search/testing/sample-tier.ts'
import { SITE } from './places.ts'

const CONTENT = join(SITE, 'content')

/** The pages of the site by the front matter of their sources, with their headings. */
function sitePages(): SamplePage[] {
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'))
  return files.flatMap((file) => {
    const source = readFileSync(join(CONTENT, file), 'utf8')
    const frontMatter = (key: string) => new RegExp(`^${key}: *'?(.*?)'?$`, 'm').exec(source)?.[1] ?? ''
    if (frontMatter('kind') === 'landing') return []
    const keywords = [...(/^keywords:\n((?: +- .*\n)+)/m.exec(source)?.[1] ?? '').matchAll(/- '?(.*?)'?$/gm)].map(
      ([, word = '']) => word,
    )
    const sections = [...source.matchAll(/^(##+) (.*?)(?: \{#(.*)\})?$/gm)].map(
      ([, marks = '', title = '', id = title]) => ({
        id,
        level: marks.length as 2 | 3,
        title: title.replaceAll('`', ''),
      }),
    )
    const page = {
      title: frontMatter('title'),
      description: frontMatter('description'),
      kind: frontMatter('kind') as SearchKind,
    }
    return [{ ...page, route: `/${file.replace('.mdx', '')}`, keywords, sections }]
  })
}

const pages = sitePages()
const { search } = createEngine(sampleTier(pages, { texts: [] }).names)
const titlesFor = (query: string) => [...new Set(search(request(query)).hits.map(({ hierarchy }) => hierarchy.lvl1))]

test('the title of a page, typed in full, finds that page first', () => {
  expect(pages.length).toBeGreaterThan(50)
  for (const { title } of pages) expect(titlesFor(title)[0], title).toBe(title)
})

test('three or more letters of a title find the page among the first three, if no more than three titles begin so', () => {
  const late: string[] = []
  for (const { title } of pages) {
    for (let length = 3; length <= title.length; length++) {
      const typed = title.slice(0, length).trim()
      const key = joined(typed)
      const sharing = pages.filter((other) => joined(other.title).startsWith(key))
      if (key.length < 3 || sharing.length > 3) continue
      if (!titlesFor(typed).slice(0, 3).includes(title))
        late.push(`${typed}: ${titlesFor(typed).slice(0, 3).join(', ')}`)
    }
  }
  expect(late).toEqual([])
})

test('where more than three titles begin alike, the first three are such titles', () => {
  for (const typed of ['cre', 'create', 'createA', 'Gen', 'Generated API']) {
    const key = joined(typed)
    const sharing = pages.filter(({ title }) => joined(title).startsWith(key)).map(({ title }) => title)
    const first = titlesFor(typed).slice(0, Math.min(3, sharing.length))
    expect(sharing, typed).toEqual(expect.arrayContaining(first))
  }
})
