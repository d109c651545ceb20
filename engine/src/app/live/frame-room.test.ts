// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('./adopt-styles.ts', () => ({ adoptStyles: () => {} }))

/** By the figure that is watched: tells its observer whether it is in sight. */
let tellSight: Map<Element, (isIntersecting: boolean) => void>
/** Where text and contents end, in pixels. */
let end: number

beforeEach(() => {
  vi.resetModules()
  tellSight = new Map()
  end = 1400
  const tells = tellSight
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #figure: Element | undefined
      #call: (entries: Array<{ isIntersecting: boolean }>) => void
      constructor(call: (entries: Array<{ isIntersecting: boolean }>) => void) {
        this.#call = call
      }
      observe(figure: Element) {
        this.#figure = figure
        tells.set(figure, (isIntersecting) => this.#call([{ isIntersecting }]))
      }
      disconnect() {
        if (this.#figure) tells.delete(this.#figure)
      }
    },
  )
  // jsdom lays nothing out: the text begins at 300, and ends with the contents.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const left = this.matches('figure') ? 300 : 0
    return new DOMRect(left, 0, end - left, 100)
  })
  document.documentElement.style.fontSize = '16px'
  document.body.innerHTML =
    '<div class="doc-main" style="padding-inline-end: 0px"><nav class="contents"></nav><figure></figure><figure></figure></div>'
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Both frames are open; what gives the room of each back. */
async function openBoth() {
  const { takeRoom } = await import('./frame-room.ts')
  const [first, second] = document.querySelectorAll('figure')
  if (!first || !second) throw new Error('two figures')
  const giveBack = [first, second].map((figure) => takeRoom(figure, () => {}))
  const see = (figure: Element, isInSight: boolean) => tellSight.get(figure)?.(isInSight)
  return { first, second, see, giveBack }
}
const isCovered = () => document.querySelector('nav')?.hasAttribute('data-covered')

test('the list of contents stays away until the last wide frame has left the window', async () => {
  const { first, second, see } = await openBoth()
  expect(isCovered()).toBe(false)
  see(first, true)
  see(second, true)
  see(first, false)
  expect(isCovered()).toBe(true)
  see(second, false)
  expect(isCovered()).toBe(false)
})

test('a frame that is closed leaves the list to those that still lie over it', async () => {
  const { first, second, see, giveBack } = await openBoth()
  see(first, true)
  see(second, true)
  giveBack[0]?.()
  expect(isCovered()).toBe(true)
  giveBack[1]?.()
  expect(isCovered()).toBe(false)
})

test('a frame that a smaller window makes narrow lies over nothing', async () => {
  const { first, see } = await openBoth()
  see(first, true)
  expect(isCovered()).toBe(true)
  end = 900
  dispatchEvent(new Event('resize'))
  expect(isCovered()).toBe(false)
  end = 1400
  dispatchEvent(new Event('resize'))
  expect(isCovered()).toBe(true)
})
