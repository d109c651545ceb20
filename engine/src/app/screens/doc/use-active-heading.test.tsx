// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Heading } from '#model/page.ts'
import { useActiveHeading } from './use-active-heading.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('a page that opens at its top measures its first heading, none of those in folds below', async () => {
  document.body.innerHTML = '<h2 id="first"></h2><details><h3 id="folded"></h3></details><div></div>'
  const asked: string[] = []
  const rects = vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    asked.push(this.id)
    return [{}] as unknown as DOMRectList
  })
  onTestFinished(() => rects.mockRestore())
  const headings = ['first', 'folded'].map((id) => ({ id }) as Heading)
  const Contents = () => useActiveHeading(headings)[0]
  const root = createRoot(document.body.lastElementChild as Element)
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => root.render(<Contents />))
  await vi.waitFor(() => expect(asked).not.toEqual([]), { timeout: 20_000 })
  expect(asked).toEqual(['first'])
})

test('a heading that a closed fold hides is not read, though it would be given a place', async () => {
  document.body.innerHTML = '<h2 id="before"></h2><details><h3 id="folded"></h3></details><div></div>'
  const tops: Record<string, number> = { before: -500, folded: 100 }
  const places = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.id], bottom: tops[this.id] } as DOMRect
  })
  const rects = vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  Element.prototype.checkVisibility = function () {
    return !this.closest('details')
  }
  onTestFinished(() => {
    places.mockRestore()
    rects.mockRestore()
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  })
  const headings = ['before', 'folded'].map((id) => ({ id }) as Heading)
  let active: string | null = null
  const Contents = () => {
    active = useActiveHeading(headings)[0]
    return null
  }
  const root = createRoot(document.body.lastElementChild as Element)
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => root.render(<Contents />))
  await act(async () => dispatchEvent(new Event('scroll')))
  expect(active).toBe('before')
})
