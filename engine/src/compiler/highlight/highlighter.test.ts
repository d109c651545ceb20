import { expect, test } from 'vitest'
import { LANGUAGES, type Language, languageOf } from '../languages.ts'
import { createHighlighter, type Highlighter, rememberBlocks } from './highlighter.ts'
import { streamOf, tokensHtml } from './token-html.ts'
import { blockKey, plainLines, textOfLines } from './tokens.ts'

const highlighter = createHighlighter()

async function linesOf(lang: string, code: string) {
  const block = { code, language: languageOf(lang) as Language }
  return (await highlighter.color([block])).get(blockKey(block)) ?? []
}

/** `k:const` … with plain text bare. */
async function colors(lang: string, code: string) {
  const html = tokensHtml(streamOf(await linesOf(lang, code)))
  return html.replace(/<c-(\w)>([\s\S]*?)<\/c-\w>/g, '$1‹$2›')
}

test('names and properties stay plain; calls, definitions and types do not', async () => {
  expect(await colors('ts', 'const desk: Desk = open(state.shelf)')).toBe(
    'k‹const› deskp‹:› t‹Desk› p‹=› f‹open›p‹(›statep‹.›shelfp‹)›',
  )
  expect(await colors('ts', 'interface A extends B { a: string[] }')).toBe(
    'k‹interface› t‹A› k‹extends› t‹B› p‹{› ap‹:› t‹string›p‹[] }›',
  )
})

test('words are keywords only where the syntax says so', async () => {
  expect(await colors('ts', 'const type = of.from as const')).toBe('k‹const› type p‹=› ofp‹.›from k‹as const›')
})

test('templates are strings, what is in their braces is not', async () => {
  expect(await colors('ts', `f(\`a\${b}c\`, 5, /x/g, null)`)).toBe(
    `f‹f›p‹(›s‹\`a›p‹\${›bp‹}›s‹c\`›p‹,› n‹5›p‹,› s‹/x/g›p‹,› n‹null›p‹)›`,
  )
})

test('JSX: elements are keywords, components types, text plain', async () => {
  expect(await colors('tsx', '<A b="c"><p>if {d}</p></A>')).toBe(
    'p‹&lt;›t‹A› bp‹=›s‹"c"›p‹&gt;&lt;›k‹p›p‹&gt;›if p‹{›dp‹}&lt;/›k‹p›p‹&gt;&lt;/›t‹A›p‹&gt;›',
  )
})

test('comments keep their kind over line ends and characters of any width', async () => {
  expect(await colors('ts', 'a // “é” 😀 if\n/* b\n  c */ d()')).toBe('a c‹// “é” 😀 if\n/* b\n  c */› f‹d›p‹()›')
})

test.each([
  ['ts', 'const a = <T,>(x: T) => x\nclass B<T> extends C implements D { #e = this; static f() {} }'],
  ['tsx', 'export const A = () => <>{b?.map((c) => <C key={c} {...c} />)}…</>'],
  ['ts', '{ type: "a", payload: 3 }'],
  ['ts', 'reducers: {\n  a(state) {},\n},'],
  ['ts', 'const broken = ('],
  ['json', '// c\n{ "a": [1, -2.5e3, true, null], "b\\"": "c" } oops "'],
  ['sh', 'FOO=1 npm i -D "a b" && cd \'x\' | grep -v \\\n  y > z # c\nfor a in b; do echo $a; done'],
  ['css', 'a { color: red }'],
  ['yaml', 'a: [b, 1]'],
  ['html', '<p class="a">b</p>'],
  ['mdx', '## A\n\n<Tabs />'],
  ['graphql', 'query { a }'],
  ['text', ' <b> '],
])('%s: no character is lost (%s)', async (lang, code) => {
  const lines = await linesOf(lang, code)
  expect(lines.map((line) => line.map(([, text]) => text).join('')).join('\n')).toBe(code)
})

test('in a shell what is run is the call, and arguments stay plain', async () => {
  expect(await colors('sh', 'npm i -D a && cd "b" # c')).toBe('f‹npm› i -D a p‹&amp;&amp;› f‹cd› s‹"b"› c‹# c›')
})

test('names of JSON properties stay plain', async () => {
  expect(await colors('json', '{ "a": "b", "c": 1 }')).toBe('p‹{› "a"p‹:› s‹"b"›p‹,› "c"p‹:› n‹1› p‹}›')
})

test('a block that is pushed out while others are colored is still answered', async () => {
  const plain: Highlighter = {
    color: async (blocks) => new Map(blocks.map((block) => [blockKey(block), plainLines(block.code)])),
  }
  const remembering = rememberBlocks(plain)
  const blockOf = (code: string) => ({ code, language: LANGUAGES.text as Language })
  const block = blockOf('npm install @reduxjs/toolkit')
  await remembering.color([block])
  const [, answer] = await Promise.all([
    remembering.color(Array.from({ length: 1500 }, (_, index) => blockOf(`other ${index}`))),
    remembering.color([block]),
  ])
  expect(answer.get(blockKey(block))).toEqual([[['', 'npm install @reduxjs/toolkit']]])
})

test.each([[[]], [[[['k', 'a {']]]], [[null]], ['a { color: red }']])(
  'what was stored and is not the text of the block is made again (%j)',
  async (stored) => {
    const code = 'a { color: red }'
    const block = { code, language: LANGUAGES.css as Language }
    const written: unknown[] = []
    const own = createHighlighter({ read: async () => stored, write: async (_, lines) => void written.push(lines) })
    const lines = (await own.color([block])).get(blockKey(block)) ?? []
    expect(textOfLines(lines)).toBe(code)
    expect(written).toEqual([lines])
  },
)
