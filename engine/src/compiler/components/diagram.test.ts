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

test('what does more than draw is refused, however it is written', async () => {
  for (const inner of [
    '<script>1</script>',
    '<scr<!-- -->ipt>1</script>',
    '<scr<title></title>ipt>1</script>',
    '<rect onload="1" />',
    '<rect o<!-- -->nload="1" />',
    '<rect/onload="1" />',
    '<rect id="a"onload="1" />',
    '<rect ONLOAD=1 />',
    '<style>a{}</style>',
    '<image href="https://a.example/b" />',
    '<use href=https://a.example/b />',
    '<use HREF="https://a.example/b" />',
    '<feImage href="#a" />',
    '<rect fill="url(https://a.example/b)" />',
    '<set attributeName="href" to="/a" />',
    '<a href="/api/b" xlink:href="https://a.example/">b</a>',
    "<a href='https://a.example/'>b</a>",
    '<a title=">" href="https://a.example/">b</a>',
    '<iframe srcdoc="a"></iframe>',
    '<meta http-equiv="refresh" content="0;url=https://a.example/" />',
    '</svg><p title="a">b</p><svg>',
    '<![CDATA[<p>]]>',
  ])
    await expect(draw(inner), inner).rejects.toThrow('A diagram only draws')
  const drawn = '<g style="fill:red"><use href="#a"/><rect fill="url(#b)" font-family="a, \'b\'" /><feBlur /></g>'
  expect(JSON.stringify(await draw(drawn))).toContain('feBlur')
})
