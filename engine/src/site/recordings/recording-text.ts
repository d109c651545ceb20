import type { Shown, StateChange } from '#model/live.ts'
import type { Moment, Recording } from '#model/recording.ts'

const MOST_LINES = 12
const MOST_CHANGES = 2
const MOST_ENTRIES = 16

/**
 * What an example does as a list for readers without a picture, programs among them: a line a press, with what follows from it in
 * order. Neighbors of one name are one entry.
 */
export function recordingText({ moments }: Recording): string {
  const lines = chapters(moments).map(([first, ...rest], index) => `${index + 1}. ${opening(first)}${told(rest)}`)
  const shown = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), `${MOST_LINES}. And so on.`] : lines
  return ['What happens:', '', ...shown].join('\n')
}

type Chapter = [first: Moment, ...rest: Moment[]]

/** From one press to the next; the start is one, too. */
function chapters(moments: Moment[]): Chapter[] {
  const all: Chapter[] = []
  for (const moment of moments) {
    const last = all.at(-1)
    if (moment.kind === 'press' || !last) all.push([moment])
    else last.push(moment)
  }
  return all.filter(([first, ...rest]) => first.kind === 'press' || rest.length > 0)
}

function opening({ kind, title }: Moment): string {
  if (kind !== 'press') return 'At the start'
  const [, label, text] = /^(.+?) = (.*)$/.exec(title) ?? []
  return label === undefined ? `Press "${title}"` : `Write "${text}" into "${label}"`
}

function told(moments: Moment[]): string {
  if (moments.length === 0) return ': no action, no request.'
  const parts = moments.map((moment) => ({
    name: nameOf(moment),
    changes: changesOf(moment.changes),
    says: moment.says,
  }))
  const entries: string[] = []
  for (let index = 0; index < parts.length; ) {
    const part = parts[index]
    if (!part) break
    let count = 1
    while (parts[index + count]?.name === part.name) count++
    const { changes } = parts[index + count - 1] ?? part
    entries.push(
      `${part.name}${count > 1 ? ` ×${count}` : ''}${changes && ` (${changes})`}${part.says && ` ${part.says}`}`,
    )
    index += count
  }
  const kept = entries.length > MOST_ENTRIES ? [...entries.slice(0, MOST_ENTRIES), 'and so on'] : entries
  return `: ${kept.join('; ')}.`
}

function nameOf({ kind, title, detail }: Moment): string {
  if (kind === 'console') return `prints ${code(title)}`
  if (kind === 'answer') return `answer ${code(title)}`
  if (kind === 'request') return `request ${code(title)}`
  return /\/pending$/.test(title) && detail ? `${code(title)} of ${code(detail)}` : code(title)
}

/** The changes that say most: those of a single value, but for what the action's own name says, and what only machines read. */
function changesOf(changes: StateChange[]): string {
  const plain = changes.filter(
    ({ path, before, after }) => !ID.test(path) && [before, after].every((side) => side === null || isShort(side)),
  )
  const rows = plain.slice(0, MOST_CHANGES).map(({ path, before, after }) => {
    if (before === null) return `${code(path)} is ${written(after)}`
    return after === null ? `${code(path)} is gone` : `${code(path)} ${written(before)} → ${written(after)}`
  })
  return rows.join(', ')
}

/** An id of chance, or a time as a number. */
const ID = /(?:^|[.'])[\w-]{21}(?:$|[.'])|^\d{13}$/
const PHASE = /^'(?:pending|fulfilled|rejected)'$/
const isShort = (shown: Shown) =>
  shown.kind === 'text' && shown.text.length <= 40 && !ID.test(shown.text) && !PHASE.test(shown.text)
const written = (shown: Shown | null) => (shown?.kind === 'text' ? code(shown.text) : '')

/** Code in a line of Markdown, whatever it holds. */
function code(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  if (!line.includes('`')) return `\`${line}\``
  const fence = '`'.repeat(Math.max(...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length)) + 1)
  return `${fence} ${line} ${fence}`
}
