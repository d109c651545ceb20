import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compilePage } from '../compile-page.ts'

const contentDir = mkdtempSync(join(tmpdir(), 'diagrams-'))
mkdirSync(join(contentDir, '_diagrams'))
afterAll(() => rmSync(contentDir, { recursive: true }))

function draw(inner: string, alt = 'Two boxes.') {
  writeFileSync(join(contentDir, '_diagrams/a.svg'), `<svg viewBox="0 0 400 100">${inner}</svg>`)
  const text = `---\ntitle: x\n---\n\n<Diagram src="a.svg" alt="${alt}" />\n`
  return compilePage({ source: 'x.mdx', text, contentDir, baseUrl: '/docs/' })
}

test('a drawing is one image with the words of the page', async () => {
  const { tree, links } = await draw('<rect id="box" />')
  expect(JSON.stringify(tree)).toContain('role=\\"img\\" aria-label=\\"Two boxes.\\"')
  expect(links).toEqual([])
})

test('links in a drawing can be reached, and are checked like any other', async () => {
  const { tree, links } = await draw('<a href="/api/b#options"><text>B</text></a>')
  expect(JSON.stringify(tree)).toContain('role=\\"group\\" aria-label=\\"Two boxes.\\"')
  expect(JSON.stringify(tree)).toContain('<a href=\\"/docs/api/b#options\\">')
  expect(links).toMatchObject([{ kind: 'route', route: '/api/b', hash: 'options', line: 5 }])
})

test('a drawing that links elsewhere is a mistake', async () => {
  await expect(draw('<a href="https://example.com/"><text>B</text></a>')).rejects.toThrow(
    'The drawing links to "https://example.com/".',
  )
  await expect(draw('<a href="ftp://example.com/"><text>B</text></a>')).rejects.toThrow(
    'Links cannot have the scheme "ftp:".',
  )
})

test('the words of a diagram stand in it as they are written', async () => {
  const words = "Costs $' or $$ or $1."
  const { tree } = await draw('<rect />', words)
  expect(JSON.stringify(tree)).toContain(JSON.stringify(`aria-label="${words}"`).slice(1, -1))
})

/** What the page holds of the drawing. */
const drawn = async (inner: string) =>
  /<svg .*<\/svg>/.exec(JSON.stringify((await draw(inner)).tree))?.[0].replaceAll('\\"', '"')

test.each([
  ['<script>1</script>', '<script> may not be in a diagram.'],
  ['<scr<!-- -->ipt>1</script>', 'The file is no SVG from here on.'],
  ['<scr<title></title>ipt>1</script>', 'The file is no SVG from here on.'],
  ['<rect onload="1" />', 'onload runs code, which a drawing may not do.'],
  ['<rect ONLOAD="1" />', 'ONLOAD runs code'],
  ['<rect o<!-- -->nload="1" />', 'The file is no SVG from here on.'],
  ['<rect/onload="1" />', 'The file is no SVG from here on.'],
  ['<rect id="a"onload="1" />', 'The file is no SVG from here on.'],
  ['<rect onload=1 />', 'The file is no SVG from here on.'],
  ['<style>a{}</style>', '<style> may not be in a diagram.'],
  ['<image href="https://a.example/b" />', '<image> may not be in a diagram.'],
  ['<feImage href="#a" />', '<feImage> may not be in a diagram.'],
  ['<feIMAGE href="#a" />', '<feIMAGE> may not be in a diagram.'],
  ['<set attributeName="href" to="/a" />', '<set> may not be in a diagram.'],
  ['<iframe srcdoc="a"></iframe>', '<iframe> may not be in a diagram.'],
  ['<meta content="0;url=https://a.example/" />', '<meta> may not be in a diagram.'],
  ['<desc><a href="/b">b</a></desc>', '<desc> holds an element.'],
  ['</svg><p title="a">b</p><svg>', 'The file is not one <svg> element.'],
  ['<![CDATA[<p>]]>', 'The file is no SVG from here on.'],
  ['<use href="https://a.example/b" />', 'href leads out of the file: "https://a.example/b".'],
  ['<use HREF="#b" />', 'HREF says nothing about how a drawing looks.'],
  ['<use href="#a" href="#b" />', 'href is given twice.'],
  ['<rect fill="url(https://a.example/b)" />', 'fill leads out of the file'],
  ['<rect fill="&#117;rl(https://a.example/b)" />', 'fill hides what it says'],
  ['<rect filter="\\75rl(b)" />', 'filter hides what it says'],
  [`<rect fill="image-set('b.png' 1x)" />`, 'fill holds image-set(), which no drawing needs.'],
  ['<rect style="fill:&#117;rl(b)" />', 'style hides what it says'],
  ['<rect style="filter:\\75rl(b)" />', 'style hides what it says'],
  [
    '<svg style="position:fixed;inset:0" />',
    'style says "position:fixed", which may be more than how a drawing looks.',
  ],
  ['<svg style="fill:red;/**/position:fixed" />', 'style says "/**/position:fixed"'],
  [`<svg style="font-family:';position:fixed'" />`, `style says "position:fixed'"`],
  [`<svg style="background:image-set('b.png' 1x)" />`, 'style holds image-set(), which no drawing needs.'],
  ['<g style="--color-text:red" />', 'style says "--color-text:red"'],
  ['<a title=">" href="/b">b</a>', 'title says nothing about how a drawing looks.'],
  ['<a href="&#106;avascript:alert(1)">b</a>', 'href hides where it leads: "&#106;avascript:alert(1)".'],
  [`<a class='x href="/ok"' href="&#106;avascript:alert(1)">b</a>`, 'href hides where it leads'],
  ['<a href="/\\a.example">b</a>', 'href hides where it leads'],
  ['<a href="javascript:alert(1)">b</a>', 'Links cannot have the scheme "javascript:".'],
  ["<a href='https://a.example/'>b</a>", 'The drawing links to "https://a.example/".'],
  ['<a href="/api/b" xlink:href="https://a.example/">b</a>', 'The drawing links to "https://a.example/".'],
])('what does more than draw is refused: %s', async (inner, message) => {
  await expect(draw(inner)).rejects.toThrow(message)
})

test('signs that nobody sees are refused: browsers take them out of addresses, and slots of a page stand between them', async () => {
  await expect(draw('<a href="/\t/a.example">b</a>')).rejects.toThrow('href hides where it leads')
  await expect(draw('<text>\0checked a\0</text>')).rejects.toThrow('There is a control character in the file.')
})

test('a mistake in a drawing is told at its place there, with the way out', async () => {
  await expect(draw('\n<g\n  onclick="a()" />')).rejects.toMatchObject({
    problems: [
      {
        place: { file: 'content/_diagrams/a.svg', line: 3, column: 3 },
        hint: 'Remove the attribute.',
        frame: expect.stringContaining('> 3 |   onclick="a()" />'),
      },
    ],
  })
})

test('a drawing keeps what it is made of, and loses what says nothing', async () => {
  const inner = `
    <title>Two boxes</title><metadata><any:thing/></metadata><!-- here -->
    <desc>Words &amp; more</desc>
    <g style="fill:red; font: 1rem 'a'" class="skip" data-action="copy" xml:space='preserve'>
      <rect fill="var(--color-text)" font-family="a, 'b'" transform="translate(1 2) skewX(3)" />
      <text>a > b, <tspan>c</tspan> <tspan>d</tspan></text>
    </g>
    <filter id="f"><feGaussianBlur stdDeviation="2" /></filter>`
  expect(await drawn(inner)).toBe(
    '<svg role="img" aria-label="Two boxes." style="min-inline-size:20rem;max-inline-size:30rem" viewBox="0 0 400 100">' +
      `<desc>Words &amp; more</desc><g style="fill:red; font: 1rem 'a'" xml:space="preserve">` +
      `<rect fill="var(--color-text)" font-family="a, 'b'" transform="translate(1 2) skewX(3)"/>` +
      '<text>a > b, <tspan>c</tspan> <tspan>d</tspan></text></g>' +
      '<filter id="diagram-a-f"><feGaussianBlur stdDeviation="2"/></filter></svg>',
  )
})

test('ids are the own ones of a drawing wherever they stand, and never part of another value', async () => {
  const inner =
    `<g id='x' aria-labelledby='x y' aria-label="// &quot;a&quot; role=x"/><use href='#x'/>` +
    `<path fill="URL( '#x' )" style='filter:url("#x")' data-a=' aria-labelledby="' data-b="z onload=1"/>`
  expect(await drawn(inner)).toContain(
    '<g id="diagram-a-x" aria-labelledby="diagram-a-x diagram-a-y" aria-label="// &quot;a&quot; role=x"/>' +
      '<use href="#diagram-a-x"/><path fill="url(#diagram-a-x)" style="filter:url(#diagram-a-x)"/>',
  )
})

test('what is taken out of the root leaves no half of an attribute behind', async () => {
  const source = `<svg data-a=' role="' data-b="' onload=alert(1) " viewBox="0 0 10 10"><g/></svg>`
  writeFileSync(join(contentDir, '_diagrams/b.svg'), source)
  const text = '---\ntitle: x\n---\n\n<Diagram src="b.svg" alt="A" />\n'
  const { tree } = await compilePage({ source: 'x.mdx', text, contentDir, baseUrl: '/' })
  expect(JSON.stringify(tree)).not.toContain('onload')
})
