import type { CompiledPage, ContentNode, HtmlNode } from '#model/page.ts'
import type { PageRecordings, Recording } from '#model/recording.ts'
import type { Slot } from '#model/slot.ts'
import type { TypeErrors } from '../hover/type-errors.ts'
import { explainerText } from '../recordings/explainer-text.ts'
import { recordingText } from '../recordings/recording-text.ts'
import type { ShortAnswers } from './short-answers.ts'

/** What a build has found out about the samples of a page. */
export interface SlotContent {
  /** By `proofKey`. Others are not marked as checked: compiling a page proves nothing. */
  proven?: ReadonlySet<string> | undefined
  typeErrors?: TypeErrors | undefined
  /** What is served of explainers, by id of the example. */
  drawings?: ReadonlyMap<string, string> | undefined
  /** What is served of the recording of an example, by its id; `isFolded`: it stands in a fold. Empty: nothing. */
  recordingOf?: ((id: string, isFolded: boolean) => string) | undefined
  answers?: ShortAnswers | undefined
}

/** The tree of a page as it is shown: every slot is filled, or gone. */
export function fillSlots(nodes: ContentNode[], content: SlotContent, isFolded = false): ContentNode[] {
  return nodes.map((node): ContentNode => {
    if (node.type === 'html') return filledRun(node, content)
    const children = fillSlots(node.children, content, isFolded || (node.type === 'element' && node.tag === 'details'))
    if (node.type === 'element') {
      const { checked, attributes, ...element } = node
      return { ...element, attributes: isProven(checked, content) ? { ...attributes, ...MARK } : attributes, children }
    }
    if (node.name === 'Live') {
      const drawing = content.drawings?.get(node.props.id)
      // A drawing stands before the code it was made from, a result below the code that gives it.
      const shown = drawing
        ? [...recorded(drawing), ...children]
        : [...children, ...recorded(content.recordingOf?.(node.props.id, isFolded))]
      return { ...node, props: { ...node.props, ...(drawing && { isDrawn: true as const }) }, children: shown }
    }
    if (node.name !== 'Sample') return { ...node, children }
    const { checked, ...props } = node.props
    return { ...node, children, props: { ...props, ...(isProven(checked, content) && { checked: true as const }) } }
  })
}

/** What is served of a run. The player knows the class. */
function recorded(html: string | undefined): ContentNode[] {
  if (!html) return []
  return [{ type: 'element', tag: 'div', attributes: { class: 'live-recording' }, children: [{ type: 'html', html }] }]
}

const MARK = { 'data-checked': '' }

const isProven = (key: string | true | undefined, { proven }: SlotContent) =>
  typeof key === 'string' && proven?.has(key) === true

const filledRun = ({ html, slots = [] }: HtmlNode, content: SlotContent): HtmlNode => ({
  type: 'html',
  html: filled(html, slots, ({ kind, key }) => {
    if (kind === 'checked') return isProven(key, content) ? ' data-checked' : ''
    if (kind === 'answer') return content.answers?.get(key)?.html ?? ''
    return content.typeErrors?.html.get(key) ?? ''
  }),
})

/**
 * The Markdown of a page: what the type checker says stands as comments below its line, what an example does below its code; both
 * are indented as what is above them.
 */
export function fillMarkdown(
  { text, slots }: CompiledPage['markdown'],
  { comments }: TypeErrors,
  recordings: PageRecordings = {},
  answers?: ShortAnswers,
): string {
  return filled(text, slots, ({ kind, key, at }) => {
    const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
    const indentation = /^[\s>]*/.exec(line)?.[0] ?? ''
    const indented = (lines: string[]) => lines.map((added) => `\n${`${indentation}${added}`.trimEnd()}`).join('')
    if (kind === 'type-error') return indented(comments.get(key) ?? [])
    // Below its link: it is an item's second line.
    if (kind === 'answer') return indented([answers?.get(key)?.markdown ?? []].flat().map((line) => `  ${line}`))
    const recording = Object.hasOwn(recordings, key) ? recordings[key] : undefined
    const log = recording ? textOf(recording) : ''
    return log ? indented(['', ...log.split('\n')]) : ''
  })
}

/** What explains something is told by its author's sentences; everything else by what happened. */
const textOf = (recording: Recording) =>
  recording.explainer ? explainerText(recording.explainer) : recordingText(recording)

function filled(text: string, slots: Slot[], contentOf: (slot: Slot) => string): string {
  const ends = [...slots.slice(1).map(({ at }) => at), text.length]
  const parts = slots.map((slot, index) => contentOf(slot) + text.slice(slot.at, ends[index]))
  return text.slice(0, slots[0]?.at) + parts.join('')
}
