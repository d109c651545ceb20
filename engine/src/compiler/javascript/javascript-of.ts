import type { ParsedScript } from '../parse-script.ts'
import { closeHoles, cutLines } from './cut-lines.ts'
import { NotErasable, type TypeSpan, typeSpans } from './type-spans.ts'

/** JavaScript, and where its lines come from. */
export interface DerivedScript {
  code: string
  /** For each line the lines of the TypeScript that it was made of, from 1 on: several where a type of several lines was inside. */
  lines: number[][]
  /** For each line where its characters stood in the TypeScript, and after them where it ended: nothing is added or moved. */
  offsets: number[][]
}

/**
 * TypeScript as the JavaScript one would have written: types are taken out, and lines that held nothing else are gone with
 * them. Null when there is syntax that types cannot be taken out of.
 */
export function javascriptOf(code: string, { program, comments }: ParsedScript): DerivedScript | null {
  try {
    const spans = typeSpans(program, code).concat(directives(comments))
    const lines = closeHoles(cutLines(code, withComments(code, merge(spans), comments)))
    return {
      code: lines.map(({ text }) => text).join('\n'),
      lines: lines.map((line) => line.from),
      offsets: lines.map((line) => line.offsets),
    }
  } catch (error) {
    if (error instanceof NotErasable) return null
    throw error
  }
}

/** Words to the type checker mean nothing without it. */
const directives = (comments: ParsedScript['comments']): TypeSpan[] =>
  comments
    .filter(({ value }) => /^\s*@ts-(expect-error|ignore|nocheck)/.test(value))
    .map(({ start, end }) => ({ start, end, isStatement: true }))

/** In order, without overlaps: a span inside another one is part of it. */
function merge(spans: TypeSpan[]): TypeSpan[] {
  const merged: TypeSpan[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1)
    if (!last || span.start >= last.end) merged.push({ ...span })
    else last.end = Math.max(last.end, span.end)
  }
  return merged
}

/** A declaration takes along the comment right above it and the one behind it. */
function withComments(code: string, spans: TypeSpan[], comments: ParsedScript['comments']): TypeSpan[] {
  return merge(
    spans.map((span) => {
      if (!span.isStatement) return span
      let { start, end } = span
      for (const comment of comments.toReversed()) {
        if (STATES_RESULT.test(comment.value)) continue
        const isAbove = comment.end <= start && /^[ \t]*\n?[ \t]*$/.test(code.slice(comment.end, start))
        if (isAbove && code.slice(lineStart(code, comment.start), comment.start).trim() === '') start = comment.start
      }
      const behind = comments.find(
        (comment) => comment.start >= end && /^[ \t;]*$/.test(code.slice(end, comment.start)),
      )
      if (behind) end = behind.end
      return { start, end, isStatement: true }
    }),
  )
}

/** What belongs to the statement before it, wherever it stands. */
const STATES_RESULT = /^\s*(→|throws )/

const lineStart = (code: string, offset: number) => code.lastIndexOf('\n', offset - 1) + 1
