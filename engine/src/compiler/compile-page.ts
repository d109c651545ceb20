import type { CompiledPage } from '#model/page.ts'
import { BuildError } from '#model/problem.ts'
import { routeOfSource } from '#model/route.ts'
import { jobsOf } from './components/jobs.ts'
import { readFrontmatter } from './frontmatter.ts'
import { createHighlighter, type Highlighter, rememberBlocks } from './highlight/highlighter.ts'
import { deriveBlock, scriptLanguage } from './javascript/derive-blocks.ts'
import { loadDeriveCode } from './javascript/derive-code.ts'
import { INSTALL } from './languages.ts'
import { markdownTwin } from './markdown-twin.ts'
import { maskSource } from './mask-source.ts'
import { DEEPEST, tooDeepPlace } from './nesting.ts'
import { openFences } from './open-fences.ts'
import { PageContext, type SourcePlace } from './page-context.ts'
import { loadScriptParser } from './parse-script.ts'
import { parseSource } from './parse-source.ts'
import { passagesOf } from './passages.ts'
import { prepareTree } from './prepare-tree.ts'
import { renderTree } from './render-tree.ts'
import { readCode } from './rules/code-blocks.ts'
import { installBlocks } from './rules/install-tabs.ts'
import { sectionsOf } from './sections.ts'
import { takeSlots } from './split-tree.ts'
import { childrenOf, type HeadingNode, type SyntaxNode } from './syntax.ts'
import { checkWholeCode } from './whole-code.ts'

/** One source file. */
export interface PageInput {
  /** Relative to `content/`. */
  source: string
  text: string
  /** Absolute; where diagrams are found. */
  contentDir: string
  baseUrl: string
}

const sharedHighlighter = rememberBlocks(createHighlighter())

/** Compiles one page, knowing of no other. Throws a `BuildError` with every mistake of the page. */
export async function compilePage(
  input: PageInput,
  highlighter: Highlighter = sharedHighlighter,
): Promise<CompiledPage> {
  const place = tooDeepPlace(input.text)
  if (place) throw tooDeep(input.source, place)
  try {
    return await compileText(input, highlighter)
  } catch (error) {
    // Nested in a way that only shows when it is walked, emphasis in emphasis for one.
    if (error instanceof RangeError && /call stack/i.test(error.message))
      throw tooDeep(input.source, longestLine(input.text))
    throw error
  }
}

function tooDeep(source: string, { line, column }: SourcePlace): BuildError {
  const message = 'This is nested too deeply to be read.'
  const hint = `Take it apart: at most ${DEEPEST} brackets, tags, quotes or lists may stand inside each other.`
  return new BuildError([{ message, place: { file: `content/${source}`, line, column }, hint }])
}

/** Where what is nested beyond reading most likely stands. */
function longestLine(text: string): SourcePlace {
  const lengths = text.split('\n').map((line) => line.length)
  return { line: lengths.indexOf(Math.max(...lengths)) + 1, column: 1 }
}

async function compileText(input: PageInput, highlighter: Highlighter): Promise<CompiledPage> {
  const text = input.text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\0', '\uFFFD')
  const masked = maskSource(text)
  const page = new PageContext({
    ...input,
    route: routeOfSource(input.source),
    text,
    maskedText: masked.text,
    explicitIds: masked.headingIds,
  })

  const meta = readFrontmatter(input.source, text, (...problem) => page.report(...problem))
  const { root, faults } = parseSource(masked.text)
  const open = root ? openFences(root, masked.text) : []
  for (const fence of open) page.report(fence, 'The code block that begins here is never closed.', fence.hint)
  if (open.length > 0) throw new BuildError(page.problems) // the rest of the page is read as code: its mistakes are none
  for (const fault of faults) page.report(fault, fault.message, fault.hint)
  page.isDamaged = faults.length > 0
  if (!root) throw new BuildError(page.problems)

  const code = prepareTree(root, page)
  if (code.some(({ lang }) => scriptLanguage(lang ?? ''))) {
    page.deriveCode = await loadDeriveCode()
    const parse = await loadScriptParser()
    page.isWholeCode = (text, lang) => parse(text, lang) !== null
  }
  // Block by block: what its JavaScript and its colors are made from is parsed once, and then forgotten.
  for (const node of code) {
    const javascript = deriveBlock(node, page.setUpOfCode.get(node), page.deriveCode)
    if (javascript) page.javascript.set(node, javascript)
    const colors = await highlighter.color(node.lang === INSTALL ? installBlocks(node) : [readCode(node)])
    for (const [key, lines] of colors) page.colors.set(key, lines)
  }

  const { heading, body } = takeTopHeading(childrenOf(root))
  const { tree, blocks } = renderTree(body, page)
  const headingHtml = heading ? page.render.inline(heading.children) : null
  if (page.problems.length === 0) checkWholeCode(code, tree, page) // what is mistaken is not rendered
  if (page.problems.length > 0 || !meta) throw new BuildError(byPlace(page.problems))

  return {
    meta: { ...meta, headingHtml },
    toc: page.toc,
    tree,
    blocks,
    links: page.links,
    ids: [...page.ids.keys()],
    sections: sectionsOf(meta.title, body, page),
    jobs: jobsOf(page),
    passages: passagesOf(body, page),
    markdown: takeSlots(markdownTwin(meta.title, body, page)),
    live: page.live,
    samples: page.samples,
    dependencies: [...page.dependencies].map(([path, hash]) => ({ path, hash })),
  }
}

/** The text's own `# Title`, which the layout shows, and the rest. */
function takeTopHeading(nodes: SyntaxNode[]): { heading: HeadingNode | null; body: SyntaxNode[] } {
  const body = nodes.filter((node) => node.type !== 'yaml')
  const [first] = body
  if (first?.type === 'heading' && first.depth === 1) return { heading: first, body: body.slice(1) }
  return { heading: null, body }
}

const byPlace = (problems: PageContext['problems']) =>
  problems.toSorted(
    (a, b) => (a.place.line ?? 0) - (b.place.line ?? 0) || (a.place.column ?? 0) - (b.place.column ?? 0),
  )
