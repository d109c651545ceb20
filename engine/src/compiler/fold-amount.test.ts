import { expect, test } from 'vitest'
import { compilePage } from './compile-page.ts'

const prose = (words: number) => Array.from({ length: words }, () => 'word').join(' ')
const code = (lines: number, info = 'ts') =>
  `\`\`\`${info}\n${Array.from({ length: lines }, (_, index) => `const n${index} = 1`).join('\n')}\n\`\`\``
const list = (items: number, words = 4) => Array.from({ length: items }, () => `- ${prose(words)}`).join('\n')
const table = (rows: number) =>
  ['| a | b |', '|---|---|', ...Array.from({ length: rows }, () => '| 1 | 2 |')].join('\n')
const live = `<Live title="Try">\n\n${code(3, 'ts title="try.ts"')}\n\n</Live>`

/** What is said at the right of a fold's title. */
async function amountOf(blocks: string[], title = 'More'): Promise<string | null> {
  const fold = `<details>\n<summary>${title}</summary>\n\n${blocks.join('\n\n')}\n\n</details>`
  const text = `---\ntitle: x\n---\n\n${fold}\n`
  const { tree } = await compilePage({ source: 'x.mdx', text, contentDir: '/nowhere', baseUrl: '/' })
  return /fold-amount\\">([^<]*)</.exec(JSON.stringify(tree))?.[1] ?? null
}

test.each<[string, string[], string | null]>([
  ['one block of code', [code(12)], '12 lines'],
  ['code with a sentence', [prose(20), code(12, 'ts title="a.ts"')], '12 lines'],
  ['files', [code(12, 'ts title="a.ts"'), code(6, 'ts title="b.ts"')], '2 files, 18 lines'],
  ['a file that goes on', [code(2, 'ts title="a.ts"'), code(3, 'ts title="a.ts" append')], '5 lines'],
  ['files and loose code', [code(2, 'ts title="a.ts"'), code(3)], '5 lines'],
  ['hidden code, which nobody sees', [code(9, 'ts title="a.ts" hidden'), code(4, 'ts title="b.ts"')], '4 lines'],
  ['a row', [table(1)], '1 row'],
  ['two tables', [table(2), table(3)], '5 rows'],
  ['a list', [list(4)], '4 items'],
  ['code in a list', ['- a\n\n  ```ts\n  a\n  b\n  c\n  ```\n\n- b'], '3 lines, 2 items'],
  ['two kinds of one size', [code(9), list(9)], '9 lines, 9 items'],
  ['a list beside much more code', [code(30), list(3)], '30 lines'],
  ['an example to run, and its files', [live, code(40, 'ts title="b.ts"')], '40 lines, 1 live example'],
  [
    'options',
    ['<Options unchecked="x">\n<Option name="a">b</Option>\n<Option name="c">d</Option>\n</Options>'],
    '2 options',
  ],
  ['steps', ['<Steps>\n<Step title="a">b</Step>\n<Step title="c">d</Step>\n</Steps>'], '2 steps'],
  ['questions', ['<Question title="a">b</Question>\n\n<Question title="c">d</Question>'], '2 questions'],
  [
    'code in tabs',
    [`<Tabs>\n<Tab value="a">\n\n${code(3)}\n\n</Tab>\n<Tab value="b">\n\n${code(2)}\n\n</Tab>\n</Tabs>`],
    '5 lines',
  ],
  ['mere text', [prose(40), prose(60)], null],
  ['text with a little code', [prose(200), code(3)], null],
  ['sections of text', [`## a\n\n${prose(60)}`, `## b\n\n${prose(60)}`], '2 sections'],
  ['messages', [`## a\n\n\`\`\`error\nx\n\`\`\`\n\n${prose(40)}`, `## b\n\n\`\`\`error\ny\n\`\`\``], '2 messages'],
  ['nothing', [], null],
])('the amount of a fold with %s', async (_, blocks, said) => {
  expect(await amountOf(blocks)).toBe(said)
})

test('what is counted takes its name from the title where that names it', async () => {
  expect(await amountOf([list(1)], 'Changed since 1.9')).toBe('1 change')
  expect(await amountOf([list(4)], 'Changes')).toBe('4 changes')
  expect(await amountOf([list(4)], 'Signature, types, changes')).toBe('4 items')
  expect(await amountOf([`## a\n\n${prose(60)}`, `## b\n\n${prose(60)}`], 'More messages: a and b')).toBe('2 messages')
})
