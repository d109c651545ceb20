import { expect, test, vi } from 'vitest'
import { compilePage } from './compile-page.ts'
import { layContentAside, pageOfText, textOfPage } from './page-content.ts'

const TEXT = '---\ntitle: Café\n---\n\n## Open it {#open job="Open a shelf"}\n\nIt is ✔ done.\n\n```ts\nopen()\n```\n'
const compiled = () => compilePage({ source: 'a.mdx', text: TEXT, contentDir: '/', baseUrl: '/' })

test('a page that was written down is the same when it is read', async () => {
  const page = await compiled()
  expect(pageOfText(textOfPage(page))).toEqual(page)
})

test.each([
  ['compiled', compiled],
  ['read', async () => pageOfText(textOfPage(await compiled()))],
])('the content of a page that was %s is fetched each time somebody asks for it', async (_, make) => {
  const [page, same] = [await make(), await compiled()]
  const fetch = vi.fn((line: string): unknown => JSON.parse(line))
  layContentAside(page, (line) => () => fetch(line))
  expect(fetch).not.toHaveBeenCalled()
  expect([page.meta, page.tree, page.tree, page.sections]).toEqual([same.meta, same.tree, same.tree, same.sections])
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(page.tree).not.toBe(page.tree)
})
