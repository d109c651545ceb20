import { LINES_PER_FILE } from '#live/protocol/sandbox-messages.ts'
import type { LiveFile } from '#model/live.ts'
import type { Moment } from '#model/recording.ts'
import { ADDRESS } from '../page/open-page.ts'

/** A line of an example. */
export type Place = NonNullable<Moment['place']>

const FRAME = new RegExp(`${ADDRESS.replace(/[.]/g, '\\.')}:(\\d+):\\d+`, 'g')
/** Frames of packages lie between those of the example. */
const DEEP = 200

/** Where the page is now: cheap, until somebody wants to know. */
export function markHere(depth = DEEP): Error {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = depth
  const mark = new Error()
  Error.stackTraceLimit = stackTraceLimit
  return mark
}

/** The lines of the example that were being run, the innermost first. Files stand so many lines apart. */
export function placesOf({ stack = '' }: Error, files: LiveFile[]): Place[] {
  return [...stack.matchAll(FRAME)].flatMap(([, found]) => {
    const line = Number(found) - 1
    const file = Math.floor(line / LINES_PER_FILE) - 1
    return files[file] ? [{ file, line: (line % LINES_PER_FILE) + 1 }] : []
  })
}

/** The innermost line that did something: a middleware that lets an action pass has not sent it. */
export function senderAmong(places: Place[], files: LiveFile[]): Place | null {
  return places.find((place) => !/\bnext\(/.test(lineAt(place, files))) ?? places[0] ?? null
}

/** The text of a line. */
export const lineAt = ({ file, line }: Place, files: LiveFile[]): string =>
  files[file]?.code.split('\n')[line - 1] ?? ''

/** The first line of the example that has something, those that a reader sees before those that are set-up. */
function lineWith(pattern: RegExp, files: LiveFile[]): Place | null {
  for (const [file, { code }] of files.entries()) {
    const line = code.split('\n').findIndex((text) => pattern.test(text))
    if (line >= 0) return { file, line: line + 1 }
  }
  return null
}

/** The line that presses or fills a control of that name: what is written between its tags, or its label. */
export const lineOfControl = (name: string, files: LiveFile[]): Place | null =>
  lineWith(new RegExp(`(?:>\\s*|["'\`])${literally(name)}(?:\\s*<|["'\`]|$)|^\\s*${literally(name)}\\s*$`), files)

/** The line that asks for `getBook('bk-001')`: the call of a hook of that name, with that argument if it is written there. */
export function lineOfRequest(request: string, files: LiveFile[]): Place | null {
  const [, name = '', given = ''] = /^(\w+)\((.*)\)$/.exec(request) ?? []
  if (!name) return null
  const hook = `\\buse\\w*${literally(name.slice(0, 1).toUpperCase() + name.slice(1))}\\w*\\(`
  return (
    lineWith(new RegExp(hook + literally(given)), files) ??
    lineWith(new RegExp(hook), files) ??
    lineWith(new RegExp(`\\b${literally(name)}:`), files)
  )
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
