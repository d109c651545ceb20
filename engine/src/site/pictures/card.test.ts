import { expect, test } from 'vitest'
import { samplePage, sampleSite } from '../testing/sample-site.ts'
import { cardOf, cardText } from './card.ts'
import { drawableText, fontParts } from './drawable-text.ts'

const drawable = drawableText(fontParts())
const CODE = '<pre tabindex="0"><code><c-k>let</c-k> 名\n\nx\n</code></pre>'

function cardFor(source: string, page: Parameters<typeof samplePage>[1], title = 'Sample') {
  const { pages, data } = sampleSite({ title }, [samplePage(source, page)])
  const found = pages.find(({ compiled }) => compiled.meta.source === source)
  return found ? cardOf(found.compiled, data, drawable) : null
}

test('a card says what the page is, where it is, and how its code begins', () => {
  const card = cardFor('api/store.mdx', {
    meta: { title: 'makeStore 🎉', kind: 'api', titleStyle: 'code' },
    tree: [{ type: 'html', html: CODE }],
  })
  expect(card).toMatchObject({ title: 'makeStore', isCode: true, kind: 'API', site: 'Sample', mark: null })
  expect(card?.lines[0]).toEqual([
    ['k', 'let'],
    ['', ' ·'],
  ])
  expect(card && cardText(card)).toBe('makeStore (API, Sample), with code that begins: let ·')
})

test('a page without code is told by its description, the home page without its name twice', () => {
  const guide = cardFor('guide.mdx', { meta: { title: 'Start', description: 'How to begin.' } })
  expect(guide && cardText(guide)).toBe('Start (Guide, Sample): How to begin.')
  const home = cardFor('index.mdx', { meta: { title: 'Sample', kind: 'landing', description: 'All of it.' } })
  expect(home).toMatchObject({ site: null, kind: null })
  expect(home && cardText(home)).toBe('Sample: All of it.')
})

test('there is no card without a title that can be drawn', () => {
  expect(cardFor('a.mdx', { meta: { title: '入門' } })).toBeNull()
  expect(cardFor('a.mdx', { meta: { title: '🎉' } })).toBeNull()
  expect(cardFor('a.mdx', { meta: { title: 'Start' } }, '手册')).toBeNull()
})

test('a long block gives its first lines', () => {
  const html = `<pre><code>${Array.from({ length: 5000 }, (_, at) => `line ${at}`).join('\n')}</code></pre>`
  expect(cardFor('a.mdx', { tree: [{ type: 'html', html }] })?.lines.length).toBeLessThan(12)
})
