// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forbidFrames, take } from './forbid-frames.ts'

/** What is taken away is taken from all of the document: put back when these tests are over. */
const owners = [Document.prototype, Document, Element.prototype, ShadowRoot.prototype]
const before = owners.map((owner) => Object.getOwnPropertyDescriptors(owner))

beforeAll(forbidFrames)
afterAll(() => {
  owners.forEach((owner, index) => {
    for (const name of Object.getOwnPropertyNames(owner)) {
      const was = before[index]?.[name as keyof (typeof before)[number]] as PropertyDescriptor | undefined
      if (was?.configurable) Object.defineProperty(owner, name, was)
    }
  })
})
beforeEach(() => void document.body.replaceChildren())

/** Until observers have been told. */
const settle = () => Promise.resolve()
const tags = (root: ParentNode) => [...root.querySelectorAll('*')].map(({ localName }) => localName)

test('a frame of any kind is gone before its document could run, and what stands around it stays', async () => {
  document.body.innerHTML =
    '<main><object></object><embed><p>text</p><fencedframe></fencedframe><portal></portal></main><object></object>'
  await settle()
  expect(tags(document.body)).toEqual(['main', 'p'])
})

test('a frame in a shadow is gone as well, in one that is closed and in one within another', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const outer = host.attachShadow({ mode: 'closed' })
  const inner = outer.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' })
  inner.innerHTML = '<section><object></object></section>'
  outer.append(document.createElement('embed'))
  await settle()
  expect([tags(outer), tags(inner)]).toEqual([['div'], ['section']])
  expect(host.shadowRoot).toBe(outer) // open, so that a press on a link inside is seen
})

test('nothing writes a document of its own', () => {
  expect([document.write, document.writeln, document.open]).toEqual([undefined, undefined, undefined])
})

test('what cannot be taken away does not keep the rest from being taken', () => {
  const owner = Object.freeze({ open: 1 })
  expect(() => take(owner, 'open')).not.toThrow()
})
