// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

/** jsdom has no constructed style sheets. */
class FakeSheet {
  replaceSync(): void {}
}

test('Escape closes the menu; in the dialog over it, it is for the dialog', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('CSSStyleSheet', FakeSheet)
  Object.assign(document, { adoptedStyleSheets: [] })
  const { CopyPageMenu } = await import('./CopyPageMenu.tsx')
  const onClose = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() =>
    root.render(<CopyPageMenu id="menu" markdownHref="/a.md" reportUrl={null} onCopy={() => {}} onClose={onClose} />),
  )
  const dialog = place.appendChild(document.createElement('dialog'))
  const pressEscape = (on: Element | null) =>
    on?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  pressEscape(dialog.appendChild(document.createElement('button')))
  expect(onClose).not.toHaveBeenCalled()
  pressEscape(document.activeElement) // the first entry has the focus
  expect(onClose).toHaveBeenCalledExactlyOnceWith(true)
  act(() => root.unmount())
})
