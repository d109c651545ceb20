import { COPY_BUTTON } from '#model/copy-button.ts'
import { didYouMean } from '#model/nearest.ts'
import { proofKey } from '#model/proof-key.ts'
import { lineKey } from '#model/slot.ts'
import { withoutTypes } from '#model/types-tag.ts'
import { cutTokensHtml, type Ground, groundOf, streamOf } from '../highlight/token-html.ts'
import { type CodeToColor, type Token, type TokenLines, textOfLines } from '../highlight/tokens.ts'
import { type Attributes, escapeHtml, htmlElement, serializeAttributes, unescapeHtml } from '../html.ts'
import type { DerivedCode, Stretch } from '../javascript/derive-code.ts'
import { JAVASCRIPT_MARK, wholeLines } from '../javascript/whole-lines.ts'
import { INSTALL, LANGUAGES, type Language, languageOf } from '../languages.ts'
import type { PageContext } from '../page-context.ts'
import { htmlRun, type Rendered, slotMark } from '../split-tree.ts'
import type { CodeNode } from '../syntax.ts'
import { type CodeMeta, type LineMark, readCodeMeta } from './code-meta.ts'
import { promptsOf } from './terminal.ts'

const PLAIN: Language = LANGUAGES.text

/** A code block as it is colored and shown: signs and prompts an author typed are taken out. */
export interface CodeInput extends CodeToColor {
  /** Marks that the text itself carries: the lines of a diff. */
  marks: Map<number, LineMark>
  /** Lines that are commands of a terminal, from 1 on; other lines are what it answered. */
  prompts: Set<number>
  /** Lines shown without colors: answers of a terminal. */
  plain: Set<number>
}

/** What a code node holds, read once for coloring and once for rendering. */
export function readCode(node: CodeNode): CodeInput {
  const language = languageOf(node.lang ?? 'text') ?? PLAIN
  if (language.id === 'diff') return readDiff(node.value, language)
  if (language.isTerminal) return { language, marks: new Map(), ...promptsOf(node.value) }
  return { code: node.value, language, marks: new Map(), prompts: new Set(), plain: new Set() }
}

function readDiff(value: string, language: Language): CodeInput {
  const marks = new Map<number, LineMark>()
  const lines = value.split('\n').map((line, index) => {
    if (/^(@@|diff |index |---|\+\+\+)/.test(line)) return line
    if (line.startsWith('+')) marks.set(index + 1, 'added')
    if (line.startsWith('-')) marks.set(index + 1, 'removed')
    return line.replace(/^[+\- ]/, '')
  })
  return { code: lines.join('\n'), language, marks, prompts: new Set(), plain: new Set() }
}

/** A fenced block in its frame. */
export function renderCode(node: CodeNode, page: PageContext): Rendered {
  checkLanguage(node, page)
  const input = readCode(node)
  const { language } = input
  const lines = page.highlight(input)
  const meta = readMeta(node, lines.length, page)
  const marks = new Map([...input.marks, ...meta.marks])
  const setUp = page.setUpOfCode.get(node) ?? null
  const errorsOf = meta.sample.errors.length > 0 ? node.position.start.line : null
  const javascript = page.staticDepth === 0 ? page.javascript.get(node) : undefined
  const shown = { ...input, marks, isNumbered: meta.isNumbered, errorsOf, javascript }
  const pre = setUpHtml(setUp, javascript?.setUp?.cuts) + preHtml(lines, shown)
  // Whether it is proven, the build knows.
  const checked =
    isSample(language) && meta.sample.fragment === null ? proofKey(node.position.start.line, node.value) : null
  if (checked !== null) page.samples.push(checked)
  if (javascript)
    return languageTabs({ title: meta.title ?? language.label, isNumbered: meta.isNumbered, checked }, pre)
  const attributes = {
    class: 'code',
    'data-lang': language.id,
    'data-terminal': language.isTerminal ?? false,
    'data-numbered': meta.isNumbered,
  }
  const inner = barHtml(meta.title, language.label) + pre
  return frameHtml(attributes, inner, checked)
}

/** Whether nothing is said of lines of a block, and all of it is shown. */
export function isPlainCode(node: CodeNode, page: PageContext): boolean {
  const { isNumbered, marks } = readCodeMeta(node.meta ?? '', Number.POSITIVE_INFINITY, () => {})
  return !isNumbered && marks.size + readCode(node).marks.size === 0 && !page.setUpOfCode.has(node)
}

/** Room for the mark of a proven sample is left at the end of its tag. */
function frameHtml(attributes: Attributes, inner: string, checked: string | null): string {
  const mark = checked === null ? '' : slotMark({ kind: 'checked', key: checked })
  return `<figure${serializeAttributes(attributes)}${mark}>${inner}</figure>`
}

/** A frame around code that stands in no fence of the page. Without colors: such code is long, folded, and there to copy. */
export function codeFigure(title: string, code: string, marks: Map<number, LineMark>): string {
  const language = languageOf(title.slice(title.lastIndexOf('.') + 1)) ?? PLAIN
  const pre = preHtml(uncolored(code), { ...BARE, marks })
  return htmlElement('figure', { class: 'code', 'data-lang': language.id }, barHtml(title, language.label) + pre)
}

/** The same with a switch to its JavaScript. */
export const codeFigureTabs = (title: string, code: string, javascript: DerivedCode): Rendered =>
  languageTabs({ title, isNumbered: false, checked: null }, preHtml(uncolored(code), { ...BARE, javascript }))

const uncolored = (code: string): TokenLines => code.split('\n').map((line) => [['', line]])
const BARE = {
  marks: new Map<number, LineMark>(),
  prompts: new Set<number>(),
  plain: new Set<number>(),
  isNumbered: false,
}

/** Blocks that the check of samples looks at. */
const isSample = ({ id }: Language) => id === 'ts' || id === 'tsx'

/** Hidden code before a block: nobody reads it, but who copies the block needs it. */
const setUpHtml = (code: string | null, cuts: Stretch[] = []) =>
  code === null ? '' : htmlElement('template', {}, cutTokensHtml([['', code]], '', cuts))

/** TypeScript and JavaScript in one frame; the reader's choice counts on all pages. The second is made of the first where it can be. */
function languageTabs(
  shown: { title: string; isNumbered: boolean; checked: string | null },
  typescript: string,
): Rendered {
  const props = {
    title: shown.title,
    ...(shown.isNumbered && { numbered: true }),
    ...(shown.checked !== null && { checked: shown.checked }),
  }
  const derived = withoutTypes(typescript)
  const javascript = wholeLines(derived)
  // The browser takes types out, and no more: where lines have elements, what comes of it may have to be served.
  const children = (derived === javascript ? [typescript] : [typescript, javascript]).map(htmlRun)
  return [{ type: 'component', name: 'Sample', props, children }]
}

/** The meta of a fence, with mistakes at their place in the line. */
export function readMeta(node: CodeNode, lineCount: number, page: PageContext): CodeMeta {
  const meta = node.meta ?? ''
  return readCodeMeta(meta, lineCount, (offset, message, hint) => {
    const { line } = node.position.start
    const source = page.text.split('\n', line)[line - 1] ?? ''
    page.report({ line, column: source.lastIndexOf(meta) + offset + 1 }, message, hint)
  })
}

/** How a block is shown. */
interface Shown extends Pick<CodeInput, 'marks' | 'prompts' | 'plain'> {
  isNumbered: boolean
  /** The line of the page that names the block's type errors: what the compiler says goes below the lines that fail. */
  errorsOf?: number | null
  /** What is left of it in JavaScript. */
  javascript?: DerivedCode | undefined
}

/** What became of lines, as long as these are remembered: an edit of a page's prose writes no code again. */
const written = new WeakMap<TokenLines, { as: string; javascript: DerivedCode | undefined; html: string }>()

/** The `<pre>` of a block. Lines get elements of their own only where something must hang on them. */
export function preHtml(lines: TokenLines, shown: Shown): string {
  const { marks, prompts, plain, isNumbered, errorsOf, javascript } = shown
  const as = JSON.stringify([[...marks], [...prompts], [...plain], isNumbered, errorsOf])
  const last = written.get(lines)
  if (last?.as === as && last.javascript === javascript) return last.html
  const html = newPreHtml(lines, shown)
  written.set(lines, { as, javascript, html })
  return html
}

function newPreHtml(lines: TokenLines, shown: Shown): string {
  const { cuts, lines: joined } = shown.javascript ?? { cuts: [], lines: [] }
  const hasLines = shown.marks.size > 0 || shown.isNumbered
  const isTerminal = shown.prompts.size > 0 || shown.plain.size > 0
  const ground = isTerminal ? '' : groundOf(lines)
  if (!hasLines && !isTerminal) return wrapPre(cutTokensHtml(streamOf(lines), ground, cuts), ground)
  const framed = framedLines(lines.length, shown, joined)
  let at = 0
  const html = lines.map((line, index) => {
    const number = index + 1
    const tokens = shown.plain.has(number) ? plainLine(line) : line
    const whole: Token[] = number < lines.length ? [...tokens, ['', '\n']] : tokens
    const inner = (shown.prompts.has(number) ? PROMPT : '') + cutTokensHtml(whole, ground, cuts, at)
    at += textOfLines([whole]).length
    if (!framed.has(number)) return inner
    const mark = shown.marks.get(number)
    const error =
      shown.errorsOf && mark === 'failing' ? slotMark({ kind: 'type-error', key: lineKey(shown.errorsOf, number) }) : ''
    const ownMark = mark ? null : joinedMark(number, joined, shown.marks)
    return htmlElement('span', { class: 'line', 'data-line': mark, [JAVASCRIPT_MARK]: ownMark }, inner) + error
  })
  return wrapPre(html.join(''), ground)
}

/** Lines with an element: all that have a number, else those of which something is said, and what is one line with them in JavaScript. */
function framedLines(
  count: number,
  { isNumbered, marks }: { isNumbered: boolean; marks: Map<number, LineMark> },
  joined: number[][],
): Set<number> {
  if (isNumbered) return new Set(Array.from({ length: count }, (_, index) => index + 1))
  const others = joined.filter((group) => group.some((number) => marks.has(number)))
  return new Set([...marks.keys(), ...others.flat()])
}

/** In JavaScript a line may be one with others below it; then a mark of theirs is its own. */
function joinedMark(line: number, joined: number[][], marks: Map<number, LineMark>): LineMark | undefined {
  const [, ...below] = joined.find(([first]) => first === line) ?? []
  return below.map((number) => marks.get(number)).find((mark) => mark !== undefined)
}

const PROMPT = '<span class="prompt" aria-hidden="true">$ </span>'
const wrapPre = (code: string, ground: Ground) =>
  `<pre tabindex="0">${htmlElement('code', { class: ground || null }, code)}</pre>`
const PRE = /<pre tabindex="0"><code(?: class="p")?>([\s\S]*?)<\/code><\/pre>/g

/** The inverse of `preHtml`: the code of all blocks in a piece of HTML, as a reader has it in front of them. */
export const codeInHtml = (html: string): string[] =>
  [...html.matchAll(PRE)].map(([, code = '']) => unescapeHtml(code.replaceAll(PROMPT, '').replace(/<[^>]*>/g, '')))
const plainLine = (line: Token[]): Token[] => line.map(([, text]) => ['', text])

function barHtml(title: string | null, label: string): string {
  const folder = title ? title.slice(0, title.lastIndexOf('/') + 1) : ''
  const folderHtml = folder ? `<span class="code-folder">${escapeHtml(folder)}</span>` : ''
  const name = htmlElement(
    'span',
    { class: 'code-title' },
    folderHtml + escapeHtml(title ? title.slice(folder.length) : label),
  )
  return `<figcaption class="code-bar">${name}${ACTIONS}</figcaption>`
}

const ACTIONS = htmlElement('span', { class: 'code-actions' }, COPY_BUTTON)

function checkLanguage(node: CodeNode, page: PageContext): void {
  if (node.lang === null || languageOf(node.lang)) return
  const names = [...Object.keys(LANGUAGES), INSTALL]
  page.report(
    node,
    `Code blocks have no language "${node.lang}".`,
    didYouMean(node.lang, names, `Languages: ${names.join(', ')}.`),
  )
}
