import { expect, test } from 'vitest'
import { servedPicture } from './served-picture.ts'

const field = (text: string) => text.padEnd(24, '\u00a0')
const served = (html: string, most = 1000) => servedPicture(html, most)

test('headings of a picture are none of the page, and its buttons and fields of text are drawn', () => {
  expect(served('<div><h1>Desk</h1><p role="status">2 lent</p><input type="text" value="a &amp; b"></div>')).toBe(
    `<div><div><b>Desk</b></div><p role="status">2 lent</p><u>${field('a &amp; b')}</u></div>`,
  )
  expect(served('<input placeholder="Title"><input type="search" value="" disabled><input type="checkbox">')).toBe(
    `<u>${field('Title')}</u><u data-dim>${field('')}</u><input type="checkbox">`,
  )
  expect(
    served('<button type="button" aria-pressed="true">A</button><button disabled>B</button><button>C</button>'),
  ).toBe('<kbd><u>A</u></kbd><kbd data-dim>B</kbd><kbd>C</kbd>')
})

test('a picture keeps the styles that it may have', () => {
  expect(served('<i style="width:22px;background:var(--color-now)"></i>')).toBe(
    '<i style="width:22px;background:var(--color-now)"></i>',
  )
})

test('what no recorder has written is not served', () => {
  for (const html of [
    '<script>alert(1)</script>',
    '<main>x</main>',
    '<p onclick="a()">x</p>',
    '<p id="root">x</p>',
    '<p class="live">x</p>',
    '<p style="position:fixed">x</p>',
    '<p style="color:red;background:url(a)">x</p>',
    '<a href="javascript:a()">x</a>',
    '<input type="image">',
    '<img src=x>',
    '<p title=x>y</p>',
    "<p title='x'>y</p>",
    '<P>x</P>',
    '<!-- x -->',
    'a > b',
    '<p',
    '<p>x',
    'x</p>',
    '<b><i>x</b></i>',
    '</div></div>x',
  ])
    expect(served(html), html).toBeNull()
})

test('a long picture ends where there is no more room, with everything closed', () => {
  const list = `<ul>${'<li>one</li>'.repeat(100)}</ul>`
  expect(served(list, 30)).toBe('<ul><li>one</li><li>one</li>…</ul>')
  expect(served('<h2>A long title</h2>', 8)).toBe('<div><b>…</b></div>')
  expect(served(list, 10_000)).toBe(list)
})
