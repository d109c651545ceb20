import { maskSource } from '#compiler/mask-source.ts'
import { parseSource } from '#compiler/parse-source.ts'
import { readCodeMeta } from '#compiler/rules/code-meta.ts'
import { type CodeNode, codeIn } from '#compiler/syntax.ts'
import type { SampleBlock, SamplePage } from './sample-block.ts'

const LANGS = new Map<string | null, SampleBlock['lang']>([
  ['ts', 'ts'],
  ['typescript', 'ts'],
  ['tsx', 'tsx'],
])

/** The TypeScript blocks of a page in reading order. A page that cannot be parsed has none: the compiler says why. */
export function readBlocks(page: SamplePage): SampleBlock[] {
  const text = page.text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const { root } = parseSource(maskSource(text).text)
  const lines = text.split('\n')
  const blocks: SampleBlock[] = []
  for (const node of root ? codeIn(root) : []) {
    const lang = LANGS.get(node.lang)
    const last = blocks.at(-1)
    if (lang) blocks.push(readBlock(node, lang, page.source, lines))
    else if (last && isConsole(node)) last.console = { text: node.value, line: node.position.start.line }
  }
  return blocks
}

const isConsole = (node: CodeNode) =>
  (node.lang === 'text' || node.lang === 'txt') && readCodeMeta(node.meta ?? '', Infinity, () => {}).title === 'Console'

function readBlock(node: CodeNode, lang: SampleBlock['lang'], source: string, lines: string[]): SampleBlock {
  const code = node.value.split('\n')
  const { title, marks, sample } = readCodeMeta(node.meta ?? '', code.length, () => {}) // the compiler reports mistakes
  const { line, column } = node.position.start
  const longest = code.findIndex((text) => text.trim() !== '')
  const written = lines[line + Math.max(0, longest)] ?? ''
  return {
    ...sample,
    source,
    lang,
    title,
    shown: node.value,
    code: code.map((text, index) => (marks.get(index + 1) === 'removed' ? '' : text)).join('\n'),
    failing: [...marks].filter(([, mark]) => mark === 'failing').map(([number]) => number),
    fence: { line, column },
    indent: Math.max(0, written.length - (code[longest] ?? '').length),
    console: null,
  }
}
