import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteProvider } from '#app/state/site-context.ts'
import type { Footer as FooterData, Mark, SiteData } from '#model/site.ts'
import { Brand } from './Brand.tsx'
import { Footer } from './Footer.tsx'

const MARK: Mark = { viewBox: '0 0 8 8', inner: '<path d="M0 0h8"></path>', hasColors: false }
const SVG = '<svg class="mark" viewBox="0 0 8 8" aria-hidden="true"><path d="M0 0h8"></path></svg>'

function render(part: React.ReactNode, mark?: Mark, footer?: Partial<FooterData>): string {
  const site = {
    title: 'Almanac',
    baseUrl: '/docs/',
    navbar: { title: 'Almanac' },
    footer: { columns: [], logo: null, copyright: null, ...footer },
    mark,
  } as unknown as SiteData
  return renderToStaticMarkup(<SiteProvider value={site}>{part}</SiteProvider>)
}

test('the mark stands before the name', () => {
  expect(render(<Brand />, MARK)).toBe(`<a class="brand" href="/docs/">${SVG}Almanac</a>`)
})

test('a mark with colors of its own keeps them', () => {
  expect(render(<Brand />, { ...MARK, hasColors: true })).toContain('<svg class="mark colored"')
})

test('without a mark the name stands alone', () => {
  expect(render(<Brand />)).toBe('<a class="brand" href="/docs/">Almanac</a>')
})

test('the footer ends with the mark, and without one has no empty place for it', () => {
  const logo = { href: '/docs/' }
  expect(render(<Footer />, MARK, { logo })).toContain(`<a href="/docs/" aria-label="Almanac">${SVG}</a>`)
  expect(render(<Footer />, MARK, { logo: { href: null } })).toContain(`<div class="footer-end">${SVG}</div>`)
  expect(render(<Footer />, undefined, { logo })).toBe('<footer class="footer"></footer>')
})
