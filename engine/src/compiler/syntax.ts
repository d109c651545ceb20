/** The syntax tree as the parser gives it: mdast with directives and MDX, narrowed to what a page may hold. */

/** From 1 on; `offset` from 0, in UTF-16 units of the masked text. */
export interface Point {
  line: number
  column: number
  offset: number
}

interface Base {
  position: { start: Point; end: Point }
}

interface Parent extends Base {
  children: SyntaxNode[]
}

/** `name="value"`, `name={literal}` or `name`. */
export interface JsxAttribute {
  type: 'mdxJsxAttribute'
  name: string
  /** Null: written without a value. */
  value: string | null | { type: 'mdxJsxAttributeValueExpression'; value: string }
}

/** `{...props}`: code, which no page may hold. */
export interface JsxSpread {
  type: 'mdxJsxExpressionAttribute'
  value: string
}

/** A tag: a component or an element. */
export interface JsxNode extends Parent {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'
  /** Null: a fragment, `<>`. */
  name: string | null
  attributes: Array<JsxAttribute | JsxSpread>
}

/** `## Title` */
export interface HeadingNode extends Parent {
  type: 'heading'
  depth: number
}

/** A paragraph, or the title of an admonition. */
export interface ParagraphNode extends Parent {
  type: 'paragraph'
  data?: { directiveLabel?: boolean }
}

/** A fenced block. */
export interface CodeNode extends Base {
  type: 'code'
  lang: string | null
  meta: string | null
  value: string
}

/** A list; `spread` when its items are set apart. */
export interface ListNode extends Parent {
  type: 'list'
  ordered: boolean
  start: number | null
  spread: boolean
}

/** An item; `checked` is null outside task lists. */
export interface ListItemNode extends Parent {
  type: 'listItem'
  spread: boolean
  checked: boolean | null
}

/** A table; its first row is the head. */
export interface TableNode extends Parent {
  type: 'table'
  align: Array<'left' | 'right' | 'center' | null>
}

/** `:::name`, `::name` or `:name`. */
export interface DirectiveNode extends Parent {
  type: 'containerDirective' | 'leafDirective' | 'textDirective'
  name: string
  attributes: Record<string, string> | null
}

/** `[text](url)`, or a bare address. */
export interface LinkNode extends Parent {
  type: 'link'
  url: string
  title: string | null
}

/** `![alt](url)` */
export interface ImageNode extends Base {
  type: 'image'
  url: string
  alt: string | null
  title: string | null
}

/** `[identifier]: url` */
export interface DefinitionNode extends Base {
  type: 'definition'
  identifier: string
  url: string
  title: string | null
}

/** `[^identifier]: …` */
export interface FootnoteDefinitionNode extends Parent {
  type: 'footnoteDefinition'
  identifier: string
}

/** Any node of the tree. */
export type SyntaxNode =
  | (Parent & { type: 'root' | 'blockquote' | 'emphasis' | 'strong' | 'delete' | 'tableRow' | 'tableCell' })
  | HeadingNode
  | ParagraphNode
  | CodeNode
  | ListNode
  | ListItemNode
  | TableNode
  | DirectiveNode
  | JsxNode
  | LinkNode
  | ImageNode
  | DefinitionNode
  | FootnoteDefinitionNode
  | (Base & { type: 'text' | 'inlineCode' | 'yaml' | 'toml' | 'html'; value: string })
  | (Base & { type: 'mdxTextExpression' | 'mdxFlowExpression' | 'mdxjsEsm'; value: string })
  | (Base & { type: 'thematicBreak' | 'break' })
  | (Parent & { type: 'linkReference'; identifier: string })
  | (Base & { type: 'imageReference'; identifier: string; alt: string | null })
  | (Base & { type: 'footnoteReference'; identifier: string })

const PHRASING = new Set<SyntaxNode['type']>([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
  'break',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'textDirective',
])

/** True for what stands inside a line of text, false for blocks. */
export const isPhrasing = (node: SyntaxNode) => PHRASING.has(node.type)

/** True for a tag, on lines of its own or in a line of text. */
export const isJsx = (node: SyntaxNode): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** The children of any node; none for a leaf. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] => ('children' in node ? node.children : [])

/** Every fenced block at or below a node. */
export const codeIn = (node: SyntaxNode): CodeNode[] =>
  node.type === 'code' ? [node] : childrenOf(node).flatMap(codeIn)

/** True for white space and for the comments an author may leave anywhere. */
export function isBlank(node: SyntaxNode): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return isComment(node.value)
  return false
}

/** `{/* … *\/}`: the one expression a page may hold, because it says nothing. */
export const isComment = (expression: string) => /^\s*(\/\*[\s\S]*?\*\/\s*)*$/.test(expression)
