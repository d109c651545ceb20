import type { Shown, StateChange } from '#model/live.ts'
import type { Moment, Recording } from '#model/recording.ts'

const MOST_LINES = 12
const MOST_CHANGES = 2
const MOST_ENTRIES = 16
/** A log and no prose: who counts words or looks for sentences passes it by. */
const FENCE = '```'

/**
 * What an example does as a list for readers without a picture, programs among them: a line a press, with what follows from it in
 * order. Neighbors of one name are one entry. Empty for one that only shows something.
 */
export function recordingText({ moments }: Recording): string {
  const lines = chapters(moments).map(([first, ...rest], index) => `${index + 1}. ${opening(first)}${told(rest)}`)
  if (lines.length === 0) return ''
  const shown = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), `${MOST_LINES}. And so on.`] : lines
  return whatHappens(shown)
}

/** A block of such lines. */
export const whatHappens = (lines: string[]): string =>
  [`${FENCE}text title="What happens"`, ...lines, FENCE].join('\n')

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

function opening({ kind, title, says }: Moment): string {
  const said = says && ` [${plain(says)}]`
  if (kind !== 'press') return `At the start${said}`
  const [, label, text] = /^(.+?) = (.*)$/.exec(title) ?? []
  return `${label === undefined ? `Press "${plain(title)}"` : `Write "${plain(text ?? '')}" into "${plain(label)}"`}${said}`
}

function told(moments: Moment[]): string {
  if (moments.length === 0) return ': nothing in the log.'
  const entries: Array<{ name: string; count: number; changes: string; says: string }> = []
  for (const moment of moments) {
    const name = nameOf(moment)
    const last = entries.at(-1)
    const { says } = moment
    if (last?.name !== name) entries.push({ name, count: moment.times ?? 1, changes: changesOf(moment.changes), says })
    else
      Object.assign(last, {
        count: last.count + (moment.times ?? 1),
        changes: changesOf(moment.changes),
        says: last.says || says,
      })
  }
  const shown = entries.slice(0, MOST_ENTRIES).map(({ name, count, changes, says }) => {
    return `${name}${count > 1 ? ` ×${count}` : ''}${changes && ` (${changes})`}${says && ` [${plain(says)}]`}`
  })
  return `: ${[...shown, ...(entries.length > MOST_ENTRIES ? ['and so on'] : [])].join('; ')}.`
}

function nameOf({ kind, title, detail }: Moment): string {
  if (kind === 'console') return `prints ${plain(title)}`
  if (kind === 'answer') return `answer ${plain(title)}`
  if (kind === 'request') return `request ${plain(title)}`
  return /\/pending$/.test(title) && detail ? `${plain(title)} of ${plain(detail)}` : plain(title)
}

/** The changes that say most: those of a single value, but for what the action's own name says, and what only machines read. */
function changesOf(changes: StateChange[]): string {
  const telling = changes.filter(
    ({ path, before, after }) => !ID.test(path) && [before, after].every((side) => side === null || isShort(side)),
  )
  const rows = telling.slice(0, MOST_CHANGES).map(({ path, before, after }) => {
    if (before === null) return `${plain(path)} is ${written(after)}`
    return after === null ? `${plain(path)} is gone` : `${plain(path)} ${written(before)} → ${written(after)}`
  })
  return rows.join(', ')
}

/** An id of chance, or a time as a number. */
const ID = /(?:^|[.'])[\w-]{21}(?:$|[.'])|^\d{13}$/
const PHASE = /^'(?:pending|fulfilled|rejected)'$/
const isShort = (shown: Shown) =>
  shown.kind === 'text' && shown.text.length <= 40 && !ID.test(shown.text) && !PHASE.test(shown.text)
const written = (shown: Shown | null) => (shown?.kind === 'text' ? plain(shown.text) : '')

/** On one line, and nothing that could end the block. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').replaceAll(FENCE, "'''")
