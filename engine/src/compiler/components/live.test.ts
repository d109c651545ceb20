import { expect, test } from 'vitest'
import { BuildError } from '#model/problem.ts'
import { compilePage } from '../compile-page.ts'

const compile = (body: string) =>
  compilePage({ source: 'x.mdx', text: `---\ntitle: x\n---\n\n${body}\n`, contentDir: '/nowhere', baseUrl: '/' })
const problemsOf = async (body: string) => {
  const error = await compile(body).catch((thrown: unknown) => thrown)
  return error instanceof BuildError ? error.problems.map(({ message }) => message) : []
}
const block = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n`

test('an example is made of its blocks, and of what they import from the page', async () => {
  const { live } = await compile(
    [
      block('ts title="store/store.ts"', "export const store = 1\nimport '../other'"),
      block('ts title="unused.ts"', 'export {}'),
      '<Live title="Lending desk" api latency={50} press="Lend, Title = Emma" shows="2 lent" logs="desk/lent">\n',
      block('ts title="desk.ts" hidden', 'export const desk = 2'),
      block('tsx title="App.tsx"', "import { store } from './store/store'\nimport { desk } from './desk.js'"),
      '</Live>\n',
      block('ts title="other.ts"', 'export {} // later'),
    ].join('\n'),
  )
  expect(live).toEqual([
    {
      id: 'lending-desk',
      title: 'Lending desk',
      files: [
        { name: 'App.tsx', code: expect.stringContaining('./store/store'), isShown: true },
        { name: 'desk.ts', code: 'export const desk = 2', isShown: false },
        { name: 'store/store.ts', code: expect.stringContaining('store = 1'), isShown: false },
        { name: 'other.ts', code: 'export {} // later', isShown: false },
      ],
      entry: 'App.tsx',
      hasApi: true,
      latency: 50,
      proof: { press: ['Lend', 'Title = Emma'], shows: '2 lent', logs: ['desk/lent'] },
    },
  ])
})

test('a file is as the page has left it at the end of the example', async () => {
  const { live } = await compile(
    [
      block('ts title="a.ts" hidden', 'const set = 1'),
      '<Live title="One">\n',
      block('ts title="a.ts" append', 'const up = 2'),
      '</Live>\n',
      '<Live title="Two">\n',
      block('ts title="a.ts"', 'const up = 3'),
      '</Live>\n',
    ].join('\n'),
  )
  expect(live.map(({ files }) => files.map(({ code }) => code))).toEqual([
    ['const set = 1\nconst up = 2'],
    ['const up = 3'],
  ])
})

test('lines that a block takes away are not part of the file', async () => {
  const { live } = await compile(
    `<Live title="One">\n\n${block('ts title="a.ts" remove={1}', 'const a = 1\nconst b = 2')}\n</Live>`,
  )
  expect(live[0]?.files[0]?.code).toBe('const b = 2')
})

test('what cannot run is reported', async () => {
  expect(await problemsOf('<Live title="One">\n\ntext\n\n</Live>')).toEqual(
    ['Only code blocks can stand in <Live>.', 'A block of a live example needs a title.'].toSorted(),
  )
  expect(await problemsOf(`<Live title="One">\n\n${block('ts', 'const a = 1')}\n</Live>`)).toEqual([
    'A block of a live example needs a title.',
  ])
  expect(await problemsOf(`<Live title="One" latency={9000}>\n\n${block('ts title="a.ts"', '1')}\n</Live>`)).toEqual([
    'The latency "9000" is no number of milliseconds up to 3000.',
  ])
  expect(await problemsOf(`<Live title="One">\n\n${block('ts title="a.ts" hidden', '1')}\n</Live>`)).toEqual([
    '<Live> shows no code.',
  ])
})

test('what the author says about moments stands in no place but the example itself', async () => {
  const { live, tree, sections, markdown } = await compile(
    `<Live title="One" press="Lend">\n\n${block('ts title="a.ts"', '1')}\n${block('steps', 'Lend | One copy goes.\n\na/b | So it does.')}\n</Live>`,
  )
  expect(live[0]?.says).toEqual([
    { title: 'Lend', sentence: 'One copy goes.' },
    { title: 'a/b', sentence: 'So it does.' },
  ])
  expect(JSON.stringify([tree, sections, markdown])).not.toContain('One copy goes')
  expect(
    await problemsOf(`<Live title="One">\n\n${block('ts title="a.ts"', '1')}\n${block('steps', 'Lend')}\n</Live>`),
  ).toEqual(['The step "Lend" has no sentence.'])
})

test('what explains something has scenarios, a moment to show first, and its code folded', async () => {
  const tag = '<Live title="One" explain="lamps" question="Which?" answer="`b`, of course.">'
  const steps = [
    block('steps scenario="Once" press="Lend, at once Return"', 'Lend | One copy goes.'),
    block('steps scenario="Twice" press="Lend, wait 2 s"', 'Start | All are here.\n* flags | None is left.'),
  ]
  const { live, tree, sections, markdown } = await compile(
    `${tag}\n\n${block('ts title="a.ts"', '1')}\n${steps.join('\n')}\n</Live>`,
  )
  expect(live[0]?.explain).toEqual({
    kind: 'lamps',
    scenarios: [
      { label: 'Once', press: ['Lend', 'at once Return'], says: [{ title: 'Lend', sentence: 'One copy goes.' }] },
      {
        label: 'Twice',
        press: ['Lend', 'wait 2 s'],
        says: [
          { title: 'Start', sentence: 'All are here.' },
          { title: 'flags', sentence: 'None is left.' },
        ],
      },
    ],
    telling: { scene: 1, stop: 1 },
    question: 'Which?',
    answer: '`b`, of course.',
  })
  expect(live[0]?.says).toBeUndefined()
  expect(JSON.stringify(tree)).toContain('The code that was recorded')
  expect(sections[0]?.text).toContain('Which?\n`b`, of course.')
  // For programs: first what it says and what happens, then the code, of which they are told what it is for.
  const [before = '', code] = markdown.text.split('\n\n**The code that was recorded** ')
  expect(before).toMatch(/\*\*Live example: One\*\* \{#one\}\n\n\*\*Which\?\*\* `b`, of course\.$/)
  expect(markdown.slots).toEqual([{ kind: 'recording', key: 'one', at: before.length }])
  expect(code).toContain('```ts title="a.ts"')
})

test('an explainer that lacks something is reported', async () => {
  const inside = (attributes: string, steps: string) =>
    problemsOf(`<Live title="One" ${attributes}>\n\n${block('ts title="a.ts"', '1')}\n${steps}\n</Live>`)
  expect(await inside('explain="lamp" question="?" answer="!"', '')).toEqual(['"explain" of <Live> cannot be "lamp".'])
  expect(await inside('explain="lamps"', block('steps', 'Lend'))).toEqual([
    'What explains something needs "question".',
    'What explains something needs "answer".',
    'The step "Lend" has no sentence.',
    'These steps have no scenario.',
    'A scenario needs a sentence.',
  ])
  expect(await inside('explain="lamps" question="?" answer="!"', '')).toEqual([
    'What explains something needs a scenario.',
  ])
})
