import type { PageContext } from './page-context.ts'
import type { SyntaxNode } from './syntax.ts'

/**
 * What follows the name of a place in a Markdown twin, in the notation of the sources: ` {#reset}`. Whoever has read it there can
 * give the address of what it read. Nothing for what has no id.
 */
export function placeMark(node: SyntaxNode, { idOfNode }: PageContext): string {
  const id = idOfNode.get(node)
  return id === undefined ? '' : markOfId(id)
}

/** What the name of a live example begins with in a twin: it is no section, and ends with its code. */
export const LIVE_EXAMPLE = 'Live example: '

/** The same for an id that belongs to no node. */
export const markOfId = (id: string): string => ` {#${id}}`
