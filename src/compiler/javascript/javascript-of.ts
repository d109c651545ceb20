import { type AstNode, NotErasable, type TypeSpan, typeSpans } from './type-spans.ts'

/** What a parser gives for a piece of TypeScript. Offsets are in UTF-16 units. */
export interface ParsedTypeScript {
  program: unknown
  comments: Array<{ start: number; end: number; type: string; value: string }>
}

/**
 * TypeScript as the JavaScript one would have written: types are taken out, and every line keeps its place. A line that
 * held only types is empty. What follows a type of several lines moves up to where the type began, so that no statement is
 * torn apart. Null when there is syntax that types cannot be taken out of.
 */
export function javascriptOf(code: string, { program, comments }: ParsedTypeScript): string | null {
  try {
    const spans = typeSpans(program as AstNode, code).concat(directives(comments))
    return cut(code, withComments(code, merge(spans), comments))
  } catch (error) {
    if (error instanceof NotErasable) return null
    throw error
  }
}

/** Words to the type checker mean nothing without it. */
const directives = (comments: ParsedTypeScript['comments']): TypeSpan[] =>
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
function withComments(code: string, spans: TypeSpan[], comments: ParsedTypeScript['comments']): TypeSpan[] {
  return merge(
    spans.map((span) => {
      if (!span.isStatement) return span
      let { start, end } = span
      for (const comment of comments.toReversed()) {
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

const lineStart = (code: string, offset: number) => code.lastIndexOf('\n', offset - 1) + 1

function cut(code: string, spans: TypeSpan[]): string {
  let out = ''
  let at = 0
  /** Line ends that were taken out and come back at the end of the line. */
  let owed = 0
  const copy = (text: string) => {
    const end = text.indexOf('\n')
    if (end === -1 || owed === 0) out += text
    else {
      out += text.slice(0, end) + '\n'.repeat(owed) + text.slice(end)
      owed = 0
    }
  }
  for (const { start, end, isStatement } of spans) {
    copy(code.slice(at, start))
    const lines = code.slice(start, end).split('\n').length - 1
    at = end
    if (isStatement) {
      if (code[at] === ';') at++
      if (lines === 0 && /\s$/.test(out) && code[at] === ' ') at++
      copy('\n'.repeat(lines))
    } else owed += lines
  }
  copy(code.slice(at))
  out += '\n'.repeat(owed)
  // Only lines that lost something can end in blanks that the author did not write.
  const written = code.split('\n')
  return out
    .split('\n')
    .map((line, index) => (line === written[index] ? line : line.trimEnd()))
    .join('\n')
}
