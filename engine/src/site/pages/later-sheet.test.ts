import { expect, test } from 'vitest'
import type { ContentNode } from '#model/page.ts'
import type { PagePayload } from '#model/site.ts'
import { withLaterSheet } from './later-sheet.ts'

const html = (text: string): ContentNode => ({ type: 'html', html: text })
const payload = (screen: string, ...tree: ContentNode[]) =>
  ({ screen, route: '/x', page: { tree } }) as unknown as PagePayload

test('the link stands inside the run where the opening ends', () => {
  const doc = payload('doc', html('<p>1</p>'), html('<p>2</p><h2>3</h2>'))
  expect(withLaterSheet(doc, { node: 1, at: 8 }, '<link>')).toEqual(
    payload('doc', html('<p>1</p>'), html('<p>2</p><link><h2>3</h2>')),
  )
})

test('without a place there is none, nor in another screen', () => {
  const doc = payload('doc', html('<p>1</p>'))
  expect(withLaterSheet(doc, null, '<link>')).toBe(doc)
  const landing = payload('landing', html('<p>1</p>'))
  expect(withLaterSheet(landing, { node: 0, at: 0 }, '<link>')).toBe(landing)
})
