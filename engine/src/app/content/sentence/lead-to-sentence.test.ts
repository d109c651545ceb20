// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { announce, LIVE_REGION_ID } from '#app/router/announce.ts'
import { leadToSentence } from './lead-to-sentence.ts'
import { endSentence, showSentence } from './show-sentence.ts'

vi.mock('./show-sentence.ts', () => ({ showSentence: vi.fn(), endSentence: vi.fn() }))

const PAGE = `<article><h1>Lending</h1><p>Books are lent.</p>
  <h2 id="late">Late books</h2><p>A late book costs a coin.</p>
  <details id="why"><summary>Why?</summary><p>Because others wait.</p></details>
  <h2 id="end">The end</h2><p>Books come back.</p></article><p id="${LIVE_REGION_ID}"></p>`

beforeEach(() => {
  vi.mocked(showSentence).mockReset()
  vi.mocked(endSentence).mockReset()
  vi.spyOn(window, 'scrollBy')
    .mockReset()
    .mockImplementation(() => {})
  document.body.innerHTML = PAGE
  // jsdom lays nothing out: all that is in no closed fold can be seen.
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  Range.prototype.getClientRects = function () {
    const isFolded = this.startContainer.parentElement?.closest('details:not([open]) > p')
    return (isFolded ? [] : [new DOMRect()]) as unknown as DOMRectList
  }
})

afterAll(() => {
  for (const name of ['getBoundingClientRect', 'getClientRects']) Reflect.deleteProperty(Range.prototype, name)
})

/** A reader opens this address; what is marked then: the sentence, and the words in it. */
function open(address: string, isFirstLoad = false) {
  history.replaceState(null, '', address)
  leadToSentence(isFirstLoad)
  const [sentence, words] = vi.mocked(showSentence).mock.calls[0] ?? []
  return sentence ? [String(sentence), ...(words ?? []).map(String)] : null
}
const said = () => document.getElementById(LIVE_REGION_ID)?.textContent
/** Whoever watches what is said has been told of it. */
const heard = () => new Promise((resolve) => setTimeout(resolve))

test('a sentence is marked in the section that the address names, with its words; keys go on from there', () => {
  expect(open('/lending?find=a+late+book+costs&mark=late+coin#late')).toEqual([
    'A late book costs',
    'Late',
    'late',
    'coin',
  ])
  expect(document.activeElement?.id).toBe('late')
  expect(said()).toBe('Late books, in Lending')
})

test('the section is said after the title of its page', async () => {
  document.title = 'Lending | Library'
  open('/lending?find=a+late+book+costs#late')
  announce('Lending')
  await heard()
  expect(said()).toBe('Late books, in Lending')
})

test('what the reader does next is heard: nothing is said over it', async () => {
  document.title = 'Lending | Library'
  open('/lending?find=a+late+book+costs#late') // on the page that the reader is on: no title is said
  for (const text of ['Copied', '']) {
    announce(text)
    await heard()
    expect(said()).toBe(text)
  }
})

test('what folds a sentence away opens', () => {
  expect(open('/lending?find=Because+others+wait.#why')).toEqual(['Because others wait.'])
  expect(document.querySelector('details')?.open).toBe(true)
  expect(document.activeElement?.localName).toBe('summary')
})

test('without a hash the page itself is looked through', () => {
  expect(open('/lending?find=Books+are+lent.')).toEqual(['Books are lent.'])
  expect(said()).toBe('Lending')
})

test('a sentence that is not in its section is not looked for elsewhere: the reader stays at the heading', () => {
  expect(open('/lending?find=Books+come+back.#late')).toBeNull()
  expect(document.activeElement?.id).toBe('late')
  expect(scrollBy).not.toHaveBeenCalled()
})

test('an address that names no sentence, or a place that there is not, moves nothing', () => {
  for (const address of [
    '/lending#late',
    '/lending?find=%20#late',
    '/lending?find=Books#gone',
    '/lending?find=Books#%E0%A4%A',
  ]) {
    document.body.innerHTML = address.includes('%E0') ? '<article></article>' : PAGE
    expect(open(address), address).toBeNull()
    expect(document.activeElement, address).toBe(document.body)
  }
  expect(endSentence).toHaveBeenCalledTimes(4) // what was marked before is over in any case
})

test('whatever an address asks for is text that is compared: nothing of it gets into the page', () => {
  const before = document.querySelector('article')?.innerHTML
  for (const hostile of ['<img src=x onerror=alert(1)>', '(((((((a+)+)+)+$', '\\', '…', 'a'.repeat(3000)]) {
    open(`/lending?${new URLSearchParams({ find: hostile, mark: hostile })}#end`)
  }
  expect(document.querySelector('article')?.innerHTML.replace(/ tabindex="-1"/, '')).toBe(before)
})

test('a page that is loaded again is where the reader left it', () => {
  vi.stubGlobal(
    'PerformanceNavigationTiming',
    class {
      type = 'reload'
    },
  )
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new PerformanceNavigationTiming()])
  expect(open('/lending?find=Books+are+lent.', true)).toBeNull()
  expect(document.activeElement).toBe(document.body)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
