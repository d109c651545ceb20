import type { LiveFile } from '#model/live.ts'
import { fenced } from '../fenced.ts'
import { amount } from '../fold-amount.ts'
import { htmlElement, icon, titleHtml, titleText } from '../html.ts'
import { scriptLanguage } from '../javascript/derive-blocks.ts'
import { cutDiff, diffLines } from '../line-diff.ts'
import type { PageContext } from '../page-context.ts'
import { codeFigure, codeFigureTabs } from '../rules/code-blocks.ts'
import type { LineMark } from '../rules/code-meta.ts'
import { element, join, type Rendered } from '../split-tree.ts'
import type { ComponentRule } from './component-rule.ts'
import { foldElement } from './fold-element.ts'

const AROUND = 2
const LEFT_OUT = '…'

/**
 * The end of a step of a tutorial: what must be true now, what the step changed in the project, and the whole project as it
 * stands. Both are made from the titled blocks above, which are the proven ones.
 */
export const checkpointRule: ComponentRule = {
  name: 'Checkpoint',
  attributes: { title: { type: 'text', isRequired: true }, project: { type: 'text' } },
  render(node, attributes, page) {
    const title = String(attributes.title ?? '')
    const project = attributes.project === undefined ? null : String(attributes.project)
    const files = page.projectFiles.before(node.position.start.offset, project)
    if (files.length === 0 && !page.isDamaged)
      page.report(node, 'There is no file above this <Checkpoint>.', 'A project is made of code blocks with a title.')
    const earlier = page.checkpoints.get(project) ?? []
    page.checkpoints.set(project, files)
    page.changedAt.set(
      node,
      files.filter(({ name, code }) => code !== earlier.find((old) => old.name === name)?.code),
    )
    const name = `Checkpoint: ${titleText(title)}`
    return element(
      'div',
      { class: 'admonition', 'data-kind': 'tip', role: 'note', 'aria-label': name },
      join([
        htmlElement('p', { class: 'admonition-title' }, `${icon('check')}Checkpoint: ${titleHtml(title)}`),
        page.render.blocks(node.children, true),
        changesOf(earlier, files),
        fold(
          'The whole project',
          `${amount(files.length, 'file')}, ${amount(lineCount(files), 'line')}`,
          join(files.map((file) => fileFigure(file, page))),
        ),
      ]),
    )
  },
  words: ({ title }) => titleText(String(title ?? '')),
  markdown: (node, { title }, write, page) =>
    [`**Checkpoint: ${title}**`, write.blocks(node.children), wholeFiles(page.changedAt.get(node) ?? [], page)]
      .filter(Boolean)
      .join('\n\n'),
}

function changesOf(earlier: LiveFile[], files: LiveFile[]): Rendered {
  const figures = files.flatMap((file) => {
    const old = earlier.find(({ name }) => name === file.name)
    if (!old) return [htmlElement('p', {}, `New file: <code>${titleHtml(file.name)}</code>`)]
    return old.code === file.code ? [] : [diffFigure(old, file)]
  })
  return figures.length === 0 ? '' : fold('What changed', amount(figures.length, 'file'), figures.join(''))
}

function diffFigure(before: LiveFile, after: LiveFile): string {
  const lines = cutDiff(diffLines(before.code, after.code), AROUND)
  const marks = new Map<number, LineMark>()
  for (const [index, line] of lines.entries()) {
    const mark = line ? line.change : 'left-out'
    if (mark !== 'same') marks.set(index + 1, mark)
  }
  return codeFigure(after.name, lines.map((line) => line?.text ?? LEFT_OUT).join('\n'), marks)
}

/** A whole file is there to copy, in the language the reader has chosen. */
function fileFigure({ name, code }: LiveFile, page: PageContext): Rendered {
  const lang = scriptLanguage(name.slice(name.lastIndexOf('.') + 1))
  const javascript = lang && page.staticDepth === 0 ? page.deriveCode(lang, code) : null
  return javascript ? codeFigureTabs(name, code, javascript) : codeFigure(name, code, new Map())
}

/** Without folds: a reader of the text has no other way to what the steps have left out. */
function wholeFiles(files: LiveFile[], { projectFiles }: PageContext): string {
  const blocks = files.map(({ name, code }) =>
    fenced(`${projectFiles.languageOf(name) ?? ''} title="${name}"`, code.trimEnd()),
  )
  return blocks.length === 0 ? '' : ['New or changed files:', ...blocks].join('\n\n')
}

const fold = (html: string, amount: string, body: Rendered) => foldElement({}, { html, amount }, body)

const lineCount = (files: LiveFile[]) => files.reduce((sum, { code }) => sum + code.split('\n').length, 0)
