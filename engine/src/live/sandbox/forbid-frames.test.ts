// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { forbidFrames, take } from './forbid-frames.ts'

beforeAll(forbidFrames)
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

test('an example that replaces what frames are found and removed by does not keep one', async () => {
  const natives = [
    Array.prototype,
    Element.prototype,
    MutationObserver.prototype,
    Document.prototype,
    DocumentFragment.prototype,
  ]
  const kept = natives.map((owner) => Object.getOwnPropertyDescriptors(owner))
  const { MutationObserver: Native } = window
  const nothing = () => []
  try {
    Object.assign(Array.prototype, { flatMap: nothing })
    Object.assign(Element.prototype, { remove: nothing, matches: nothing, querySelectorAll: nothing })
    Object.assign(Document.prototype, { querySelectorAll: nothing })
    Object.assign(DocumentFragment.prototype, { querySelectorAll: nothing })
    Object.assign(MutationObserver.prototype, { observe: nothing })
    Object.assign(Object.prototype, { attributeFilter: 1 })
    Object.defineProperty(Element, Symbol.hasInstance, { configurable: true, value: () => false })
    Object.assign(window, { MutationObserver: class {} })
    document.body.innerHTML = '<main><object></object></main><embed>'
    const shadow = (document.body.firstChild as Element).attachShadow({ mode: 'open' })
    shadow.innerHTML = '<section><embed></section>'
    await settle()
    expect([document.body.innerHTML, shadow.innerHTML]).toEqual(['<main></main>', '<section></section>'])
  } finally {
    window.MutationObserver = Native
    Reflect.deleteProperty(Element, Symbol.hasInstance)
    Reflect.deleteProperty(Object.prototype, 'attributeFilter')
    natives.forEach((owner, index) => {
      for (const name of Reflect.ownKeys(kept[index] ?? {})) {
        const was = kept[index]?.[name as keyof object] as PropertyDescriptor | undefined
        if (was?.configurable) Object.defineProperty(owner, name, was)
      }
    })
  }
})

test('what makes a shadow is called by no name that an example can replace', () => {
  const { call } = Function.prototype
  const called: string[] = []
  Function.prototype.call = function (...given) {
    called.push(this.name)
    return Reflect.apply(this, given[0], given.slice(1))
  }
  try {
    document.createElement('div').attachShadow({ mode: 'open' })
  } finally {
    Function.prototype.call = call
  }
  expect(called).not.toContain('attachShadow')
})

test('nothing writes a document of its own', () => {
  expect([document.write, document.writeln, document.open]).toEqual([undefined, undefined, undefined])
})

test('what cannot be taken away does not keep the rest from being taken', () => {
  const owner = Object.freeze({ open: 1 })
  expect(() => take(owner, 'open')).not.toThrow()
})
