import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { RouterProvider } from '#app/router/router-context.ts'
import { SiteProvider } from '#app/state/site-context.ts'
import type { NavbarItem as Item, PagePayload, SiteData } from '#model/site.ts'
import { NavbarItem } from './NavbarItem.tsx'
import { loadOptionalParts } from './optional-parts.ts'

beforeAll(() => loadOptionalParts())

const site = {
  baseUrl: '/docs/',
  versions: [
    {
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/',
      mainDocId: 'start',
      docs: [{ id: 'start', path: '/start', sidebar: null }],
      draftIds: [],
      sidebars: {},
    },
  ],
} as unknown as SiteData

const render = (item: Item, payload: PagePayload = { screen: 'search', route: '/search' }, inMenu = false) =>
  renderToString(
    <SiteProvider value={site}>
      <RouterProvider
        value={{
          payload,
          location: { pathname: '/search', search: '', hash: '' },
          navigate: () => {},
        }}
      >
        <NavbarItem item={item} inMenu={inMenu} />
      </RouterProvider>
    </SiteProvider>,
  )

test('an item of an unknown type is an error that names the type', () => {
  expect(() => render({ type: 'mystery' } as unknown as Item)).toThrow(
    'No navbar item component exists for type "mystery"',
  )
})

test('an external item opens a new tab and says so', () => {
  const html = render({
    type: 'link',
    label: 'Repository',
    position: 'right',
    href: 'https://example.org',
    route: null,
    activeBasePath: null,
    activeBaseRegex: null,
  })
  expect(html).toContain('target="_blank" rel="noopener noreferrer"')
  expect(html).toContain('(opens in new tab)')
})

test('a version menu with one version is a plain link to its main doc', () => {
  const html = render({ type: 'docsVersionDropdown', position: 'right' })
  expect(html).toMatch(/^<li><a href="\/docs\/start"[^>]*>Next<\/a><\/li>$/)
})

test('a language menu with one language renders nothing', () => {
  expect(render({ type: 'localeDropdown', position: 'right' })).toBe('')
})

test('raw HTML stands as it was written', () => {
  expect(render({ type: 'html', value: '<b>x</b>', position: 'left' })).toBe('<li><b>x</b></li>')
})

test('the item of the page says so, the item of its part of the site says that', () => {
  const item: Item = {
    type: 'link',
    label: 'API',
    position: 'left',
    href: '/docs/api',
    route: '/api',
    activeBasePath: null,
    activeBaseRegex: null,
  }
  const current = (route: string) => /aria-current="(\w+)"/.exec(render(item, { screen: 'not-found', route }))?.[1]
  expect([current('/API'), current('/api/createSlice'), current('/usage')]).toEqual(['page', 'true', undefined])
})

test('a menu with a page of its own has it as its first item on narrow windows', () => {
  const more = { type: 'link', position: 'left', activeBasePath: null, activeBaseRegex: null } as const
  const item: Item = {
    type: 'dropdown',
    label: 'Guides',
    position: 'left',
    target: { href: '/docs/guides', route: '/guides' },
    items: [{ ...more, label: 'First', href: '/docs/first', route: '/first' }],
  }
  const links = render(item, { screen: 'not-found', route: '/first' }, true).match(/<a [^>]*>[^<]*/g)
  expect(links?.[0]).toBe('<a href="/docs/guides">Guides')
  expect(links?.[1]).toContain('First')
})
