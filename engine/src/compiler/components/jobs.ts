import type { PageJob } from '#model/page.ts'
import { jobKey } from '#model/slot.ts'
import { escapeHtml, htmlElement } from '../html.ts'
import type { PageContext } from '../page-context.ts'
import { slotMark } from '../split-tree.ts'
import type { ComponentRule } from './component-rule.ts'

const LABELS: Record<PageJob['kind'], string> = { job: 'What do you want to do?', message: 'Messages explained here' }

/**
 * The index of a page: its jobs and messages, in the words of somebody who has them. Each is said by the heading of its section,
 * `## Reset state {#reset job="Reset a slice" code="extraReducers"}`, so that none can lead nowhere.
 */
export const jobsRule: ComponentRule = {
  name: 'Jobs',
  attributes: {},
  render(node, _attributes, page) {
    if (jobsOf(page).length === 0 && !page.isDamaged) {
      page.report(node, 'No heading of the page says which job it does.', 'Write ## Title {#id job="Do something"}.')
    }
    return htmlElement(
      'nav',
      { class: 'jobs', 'aria-label': 'Jobs on this page' },
      listHtml('job', page) + listHtml('message', page),
    )
  },
  markdown: (_node, _attributes, _write, page) =>
    [listMarkdown('job', page), listMarkdown('message', page)].filter(Boolean).join('\n\n'),
}

/** What the headings of a page say they do, in the order of the page. */
export function jobsOf(page: PageContext): PageJob[] {
  return [...page.explicitIds.values()].flatMap(({ id, attributes }) =>
    KINDS.flatMap((kind) => {
      const text = attributes[kind]
      return text === undefined ? [] : [{ kind, id, text, code: attributes.code ?? null }]
    }),
  )
}

const KINDS = ['job', 'message'] as const
const ofKind = (kind: PageJob['kind'], page: PageContext) => jobsOf(page).filter((job) => job.kind === kind)

/** Where the build may say in short what the section says. */
const answerMark = (job: Pick<PageJob, 'kind' | 'id'>) => slotMark({ kind: 'answer', key: jobKey(job) })

function listHtml(kind: PageJob['kind'], page: PageContext): string {
  const items = ofKind(kind, page).map(({ id, text, code }) => {
    const name = code === null ? '' : ` <small>${escapeHtml(code)}</small>`
    return `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}${name}</a>${answerMark({ kind, id })}</li>`
  })
  if (items.length === 0) return ''
  const label = htmlElement('p', { class: 'jobs-label' }, LABELS[kind])
  return label + htmlElement('ul', { class: kind === 'job' ? 'jobs-list' : 'jobs-messages' }, items.join(''))
}

function listMarkdown(kind: PageJob['kind'], page: PageContext): string {
  const items = ofKind(kind, page).map(
    ({ id, text, code }) =>
      `- [${text}](${page.route}#${id})${code === null ? '' : ` \`${code}\``}${answerMark({ kind, id })}`,
  )
  return items.length === 0 ? '' : `**${LABELS[kind]}**\n\n${items.join('\n')}`
}
