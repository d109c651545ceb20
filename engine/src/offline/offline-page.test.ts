import { expect, test } from 'vitest'
import { offlinePage } from './offline-page.ts'

test('a reader without a network sees what is kept, and can go there or try again', async () => {
  const html = await offlinePage({
    title: 'Harbour',
    base: '/docs/',
    pages: [
      { route: '/', title: 'Welcome' },
      { route: '/guide/a', title: 'Lending' },
    ],
  }).text()
  expect(html).toContain('<title>No connection | Harbour</title>')
  expect(html).toContain('<a href="">Try again</a>')
  expect(html).toContain('<li><a href="/docs/">Welcome</a></li><li><a href="/docs/guide/a">Lending</a></li>')
})

test('with nothing kept it says so, and has no empty list', async () => {
  const html = await offlinePage({ title: 'Harbour', base: '/', pages: [] }).text()
  expect(html).toContain('No page has been kept on this device yet.')
  expect(html).not.toContain('<ul>')
})

test('titles and addresses are text, whatever is in them', async () => {
  const title = `<img src=x onerror=alert(1)> & "quotes"`
  const html = await offlinePage({ title, base: '/', pages: [{ route: '/a"><script>', title }] }).text()
  expect(html).not.toMatch(/<img|<script/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;')
})

test('it is no page of the site: nobody keeps it, lists it or runs anything in it', () => {
  const { status, headers } = offlinePage({ title: 'Harbour', base: '/', pages: [] })
  expect(status).toBe(503)
  expect(headers.get('cache-control')).toBe('no-store')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script-src')
})
