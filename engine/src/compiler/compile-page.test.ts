import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { APP_IDS } from '#model/app-ids.ts'
import { compilePage } from './compile-page.ts'

const fixtures = fileURLToPath(new URL('fixtures', import.meta.url))
const cases = readdirSync(fixtures).filter((name) => !name.startsWith('_'))

const compile = (text: string) => compilePage({ source: 'api/x.mdx', text, contentDir: fixtures, baseUrl: '/docs/' })
const htmlOf = async (body: string) => JSON.stringify((await compile(`---\ntitle: x\n---\n\n${body}`)).tree)

test.each(cases)('%s', async (name) => {
  const page = await compile(readFileSync(`${fixtures}/${name}/input.mdx`, 'utf8'))
  await expect(`${JSON.stringify(page, null, 2)}\n`).toMatchFileSnapshot(`${fixtures}/${name}/output.json`)
})

test('a page without components is one HTML run', async () => {
  const { tree } = await compile('---\ntitle: x\n---\n\n## A\n\ntext\n\n- a\n\n```ts\nconst a = 1\n```\n')
  expect(tree).toHaveLength(1)
})

test('text, code and attributes are data: none of them becomes an element', async () => {
  const attack = '<img src=x onerror=alert(1)>'
  const html = await htmlOf(
    `\\${attack} \`${attack}\`\n\n\`\`\`ts title="${attack}"\n${attack}\n\`\`\`\n\n<span title='"${attack}'>a</span>\n\n<Question title='${attack}'>a</Question>`,
  )
  expect(html).not.toContain('<img')
})

test('a form leads to this site alone, however another address is spelled', async () => {
  for (const action of [
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '//a.example/',
    '/\\\\a.example/',
    'https://a.example/',
    'https://any.example/x',
    'https://here.example/x',
    'https://there.example/x',
    'blob:https://here.example/x',
  ])
    await expect(htmlOf(`<form action="${action}">a</form>`), action).rejects.toThrow('The form leads to "')
  expect(await htmlOf('<form action="../search">a</form>')).toContain('action=\\"../search\\"')
})

test('no place of a page is called like a part of the app, which would be looked for and found there', async () => {
  const html = await htmlOf('## App\n\n## Page seed\n\n### Live region\n\n## Main')
  for (const id of ['app', 'page-seed', 'live-region', 'main']) {
    expect(html).toContain(`id=\\"${id}-1\\"`)
    expect(html).not.toContain(`id=\\"${id}\\"`)
    await expect(htmlOf(`## A {#${id}}`)).rejects.toThrow(`The id "${id}" is one of what stands around every page.`)
  }
})

test('all ids of the app are known here', () => {
  const app = fileURLToPath(new URL('../app', import.meta.url))
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  const ids = files.flatMap((name) =>
    [...readFileSync(`${app}/${name}`, 'utf8').matchAll(/\sid="([^"]+)"|\b[A-Z]+_ID = '([^']+)'/g)].map(
      ([, written, named]) => written ?? named,
    ),
  )
  expect(ids).toContain('main')
  expect(APP_IDS).toEqual(expect.arrayContaining(ids))
})

test('Windows line ends and a byte order mark change nothing', async () => {
  const text = '---\ntitle: x\n---\n\n## A {#b}\n\n```ts\nconst a = 1\n```\n'
  expect(await compile(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(await compile(text))
})

test('the same input gives the same bytes', async () => {
  const text = readFileSync(`${fixtures}/components/input.mdx`, 'utf8')
  expect(JSON.stringify(await compile(text))).toBe(JSON.stringify(await compile(text)))
})

test('the empty corner of a table is no heading', async () => {
  const html = await htmlOf('| | A |\n|---|---|\n| b | c |')
  expect(html).toContain('<tr><td></td><th scope=\\"col\\">A</th></tr>')
})

test('a drawing made for phones keeps its size; a wide one is scrolled', async () => {
  const sizeOf = async (name: string) =>
    /<svg[^>]*max-inline-size/.test(await htmlOf(`<Diagram src="${name}" alt="x" />`))
  expect(await sizeOf('narrow.svg')).toBe(true)
  expect(await sizeOf('wide.svg')).toBe(false)
})
