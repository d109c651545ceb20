// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useStyles } from './use-styles.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** jsdom has no constructed style sheets. */
class FakeSheet {
  css = ''
  replaceSync(css: string): void {
    this.css = css
  }
}

function Styled({ css }: { css: string }) {
  useStyles(css)
  return <p>styled</p>
}

test('a sheet comes with its first component, once, and not while prerendering', () => {
  vi.stubGlobal('CSSStyleSheet', FakeSheet)
  const sheets: FakeSheet[] = []
  Object.assign(document, { adoptedStyleSheets: sheets })
  renderToStaticMarkup(<Styled css="a {}" />)
  expect(sheets).toEqual([])
  act(() =>
    createRoot(document.createElement('div')).render(
      <>
        <Styled css="a {}" />
        <Styled css="a {}" />
        <Styled css="b {}" />
      </>,
    ),
  )
  expect(sheets.map(({ css }) => css)).toEqual(['a {}', 'b {}'])
})
