import { EXPLAINER_KINDS } from '#model/explainer.ts'
import type { LiveExample, MomentSentence } from '#model/live.ts'
import { slugOf } from '#model/slug.ts'
import { amountOf } from '../fold-amount.ts'
import type { AttributeValues, PageContext } from '../page-context.ts'
import { LIVE_EXAMPLE, placeMark } from '../place-mark.ts'
import { isFile } from '../project-files.ts'
import { elementNode, slotMark } from '../split-tree.ts'
import { isBlank, type JsxNode } from '../syntax.ts'
import { attributePlace, giveId } from './attributes.ts'
import type { ComponentRule } from './component-rule.ts'
import { explainScript } from './explain-script.ts'
import { foldElement } from './fold-element.ts'
import { listOf, readSteps } from './live-steps.ts'

const LATENCY = 600
const MAX_LATENCY = 3000

/**
 * `<Live title="Lending desk" press="Lend" shows="1 of 5">` around the blocks of an example that the reader can run and
 * change. Its files are the page's proven blocks; the last one is started.
 */
export const liveRule: ComponentRule = {
  name: 'Live',
  attributes: {
    title: { type: 'text', isRequired: true },
    id: { type: 'text' },
    api: { type: 'flag' },
    latency: { type: 'text' },
    press: { type: 'text' },
    shows: { type: 'text' },
    logs: { type: 'text' },
    explain: { type: 'text', oneOf: EXPLAINER_KINDS },
    question: { type: 'text' },
    answer: { type: 'text' },
  },
  render(node, attributes, page) {
    const title = String(attributes.title ?? '')
    const id = giveId(node, attributes, slugOf(title), page)
    for (const child of node.children) {
      if (child.type !== 'code' && !isBlank(child) && !page.isDamaged)
        page.report(child, 'Only code blocks can stand in <Live>.', 'Put the text before or after it.')
    }
    const example = liveExample(node, id, title, attributes, page)
    if (example) page.live.push(example)
    const blocks = page.render.blocks(node.children, false)
    const source = attributes.explain === undefined ? blocks : foldElement({}, sourceTitle(node), blocks)
    const code = elementNode('div', { class: 'live-code' }, source)
    return [{ type: 'component', name: 'Live', props: { id, title, api: attributes.api === true }, children: [code] }]
  },
  words: ({ title, question, answer }) => [title, question, answer].filter(Boolean).join('\n'),
  markdown(node, { title, explain, question, answer }, write, page) {
    const mark = slotMark({ kind: 'recording', key: page.idOfNode.get(node) ?? '' })
    const head = `**${LIVE_EXAMPLE}${title}**${placeMark(node, page)}`
    const code = write.blocks(node.children)
    if (explain === undefined) return `${head}\n\n${code}${mark}`
    // What it explains comes first: its code is there to be recorded, and says so on every other line.
    const answered = question === undefined ? '' : `\n\n**${question}** ${answer ?? ''}`.trimEnd()
    return `${head}${answered}${mark}\n\n${RECORDED}\n\n${code}`
  },
}

const RECORDED =
  '**The code that was recorded** (what it tells `console.debug` feeds the drawing of the page, and nothing else)'

/** Who looks at the drawing rarely wants the code. */
const sourceTitle = (node: JsxNode) => {
  const html = 'The code that was recorded'
  return { html, amount: amountOf(node.children, html) }
}

function liveExample(
  node: JsxNode,
  id: string,
  title: string,
  attributes: AttributeValues,
  page: PageContext,
): LiveExample | null {
  const stretch = { start: node.position.start.offset, end: node.position.end.offset }
  const { files, project } = page.projectFiles.within(stretch)
  const entry = files.at(-1)
  const untitled = node.children.find((child) => child.type === 'code' && child.lang !== 'text' && !isFile(child))
  if (!entry || untitled) {
    if (!page.isDamaged)
      page.report(
        untitled ?? node,
        'A block of a live example needs a title.',
        'The example is made of files: write title="App.tsx" on each block, and no errors or fragment.',
      )
    return null
  }
  const latency = Number(attributes.latency ?? LATENCY)
  if (!(latency >= 0 && latency <= MAX_LATENCY)) {
    const place = attributePlace(node, 'latency', page)
    page.report(place, `The latency "${attributes.latency}" is no number of milliseconds up to ${MAX_LATENCY}.`)
  }
  const shown = files.filter(({ isShown }) => isShown)
  if (shown.length === 0) page.report(node, '<Live> shows no code.', 'Leave "hidden" off at least one of its blocks.')
  const imported = page.projectFiles.importedBy(files, stretch, project)
  return {
    id,
    title,
    files: [
      ...shown,
      ...files.filter(({ isShown }) => !isShown),
      ...imported.map((file) => ({ ...file, isShown: false })),
    ],
    entry: entry.name,
    hasApi: attributes.api === true,
    latency,
    proof: {
      press: listOf(attributes.press),
      shows: attributes.shows === undefined ? null : String(attributes.shows),
      logs: listOf(attributes.logs),
    },
    ...told(node, attributes, page),
  }
}

/** The author's sentences about the script; or the scenarios of what the example explains. */
function told(node: JsxNode, attributes: AttributeValues, page: PageContext): Pick<LiveExample, 'says' | 'explain'> {
  const blocks = page.stepsOfNode.get(node) ?? []
  const explain = explainScript(node, attributes, blocks, page)
  if (explain) return { explain }
  const says = blocks
    .flatMap((block) => readSteps(block, page))
    .map(({ title, sentence }): MomentSentence => ({ title, sentence }))
  return says.length > 0 ? { says } : {}
}
