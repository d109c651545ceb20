import { splitLines, type Token, type TokenKind, type TokenLines } from '#compiler/highlight/tokens.ts'
import { unescapeHtml } from '#compiler/html.ts'
import type { ContentNode } from '#model/page.ts'

const BLOCK = /<pre[^>]*><code[^>]*>([\s\S]*?)<\/code><\/pre>/g
const PIECE = /<(?<close>\/?)(?:c-(?<kind>\w)|[\w-]+(?:[^>]*? class="(?<name>[^"]*)")?[^>]*)>|(?<text>[^<]+)/g
const TAB = '  '

/**
 * The code that a page shows first, with its colors; no lines where it shows none. Commands of a terminal and plain text are taken
 * only from a page that has nothing else: what is installed says less about a page than what is written there.
 */
export function firstCode(tree: ContentNode[]): TokenLines {
  let first: string | null = null
  for (const inner of blocksOf(tree)) {
    if (/<c-[ksnftp]>/.test(inner) && !inner.includes('class="prompt"')) return linesOf(inner)
    first ??= inner
  }
  return linesOf(first ?? '')
}

/** Block by block: mostly the first one does. */
function* blocksOf(nodes: ContentNode[]): Generator<string> {
  for (const node of nodes) {
    if (node.type !== 'html') yield* blocksOf(node.children)
    else for (const [, inner = ''] of node.html.matchAll(BLOCK)) yield inner
  }
}

function linesOf(inner: string): TokenLines {
  const lines = splitLines(tokensOf(inner)).map((line) =>
    line.map(([kind, text]): Token => [kind, text.replaceAll('\t', TAB)]),
  )
  const isEmpty = (line: Token[]) => line.every(([, text]) => text.trim() === '')
  const first = lines.findIndex((line) => !isEmpty(line))
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => !isEmpty(line)) + 1)
}

/** Elements that are no token (a marked line, a prompt) pass on the kind around them. */
function* tokensOf(inner: string): Generator<Token> {
  const kinds: TokenKind[] = ['']
  for (const { groups } of inner.matchAll(PIECE)) {
    const kind = kinds.at(-1) ?? ''
    if (groups?.text !== undefined) yield [kind, unescapeHtml(groups.text)]
    else if (groups?.close) kinds.pop()
    else kinds.push(isKind(groups?.kind) ? groups.kind : groups?.name === 'prompt' ? 'c' : kind)
  }
}

const isKind = (name: string | undefined): name is TokenKind => name !== undefined && /^[ksnftcp]$/.test(name)
