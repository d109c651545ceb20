import { expect, test } from 'vitest'
import type { SiteData } from '#model/site.ts'
import { frameLinks } from './frame-links.ts'

/** The links of a frame of which only this is set. */
const links = (frame: object) =>
  frameLinks({
    navbar: { items: [] },
    footer: null,
    sidebars: {},
    announcementBar: null,
    baseUrl: '/docs/',
    ...frame,
  } as unknown as SiteData)
/** Where the anchors of an owner's own HTML lead. */
const inHtml = (content: string) => links({ announcementBar: { content } }).map(({ href }) => href)

test('every link of the frame is named by what holds it', () => {
  const link = (label: string, href: string) => ({ type: 'link', label, href })
  const found = links({
    navbar: {
      items: [
        { type: 'search' },
        link('API', '/api'),
        { type: 'dropdown', label: 'More', target: { href: '/more' }, items: [link('Blog', '/blog')] },
        { type: 'dropdown', label: 'Other', target: null, items: [] },
        { type: 'html', value: '<a href="/shop">Shop</a>' },
      ],
    },
    footer: {
      columns: [{ items: [link('Help', '/help'), { html: '<a href="/terms">Terms</a>' }] }],
      logo: { href: '/home' },
      copyright: '<a href="/license">License</a>',
    },
    sidebars: { docs: [{ type: 'category', label: 'Guides', items: [link('One', '/guides/one')] }, { type: 'doc' }] },
    announcementBar: { content: 'News: <a href="/news">read</a>' },
  })
  expect(found.map(({ holder, href }) => `${holder}: ${href}`)).toEqual([
    'navbar item "API": /api',
    'navbar item "More": /more',
    'navbar item "Blog": /blog',
    'navbar HTML: /shop',
    'footer link "Help": /help',
    'footer HTML: /terms',
    'footer logo: /home',
    'footer copyright HTML: /license',
    'sidebar "docs", link "One": /guides/one',
    'announcement bar HTML: /news',
  ])
})

test('an anchor is found however it is written', () => {
  expect(inHtml('<a href="/a">a</a> <A class=x HREF=\'/b\'>b</A> <a\n  href = /c>c</a>')).toEqual(['/a', '/b', '/c'])
  expect(inHtml('<a class="x"href="/a">a</a>')).toEqual(['/a'])
  expect(inHtml('<a href="/a?x=1&amp;y=2#z">a</a>')).toEqual(['/a?x=1&y=2#z'])
})

test('only the target of an anchor is its target', () => {
  expect(inHtml('<a data-href="/tracked" href="/a">a</a>')).toEqual(['/a'])
  expect(inHtml('<a data-href="/tracked">a</a> <area href="/b"> <abbr href="/c">c</abbr>')).toEqual([])
  expect(inHtml('<a title="href">a</a>')).toEqual([])
})

test('what leads away from the host is nobody’s business here; a path outside the base is', () => {
  const away = ['https://other.example/', '//other.example/', 'mailto:a@b.example', '#top', 'relative']
  expect(inHtml(away.map((href) => `<a href="${href}">x</a>`).join(''))).toEqual([])
  expect(inHtml('<a href="/docs/a">a</a><a href="/a">b</a>')).toEqual(['/docs/a', '/a'])
})
