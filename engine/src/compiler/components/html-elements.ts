/** How an element's content is read. */
type ContentModel =
  /** Text only: paragraphs the parser made inside are taken away. */
  | 'text'
  /** Text, or blocks: one single paragraph is taken away. */
  | 'cell'
  | 'blocks'
  | 'empty'

/** The HTML a page may write itself. What has a Markdown form is here too, for places that need a class. */
export const HTML_ELEMENTS: Readonly<Record<string, ContentModel>> = {
  a: 'text',
  abbr: 'text',
  b: 'text',
  br: 'empty',
  caption: 'text',
  code: 'text',
  dd: 'cell',
  details: 'blocks',
  div: 'blocks',
  dl: 'blocks',
  dt: 'text',
  em: 'text',
  figcaption: 'cell',
  figure: 'blocks',
  form: 'blocks',
  h2: 'text',
  h3: 'text',
  hr: 'empty',
  i: 'text',
  img: 'empty',
  input: 'empty',
  kbd: 'text',
  li: 'cell',
  mark: 'text',
  ol: 'blocks',
  p: 'text',
  section: 'blocks',
  small: 'text',
  span: 'text',
  strong: 'text',
  sub: 'text',
  summary: 'text',
  sup: 'text',
  table: 'blocks',
  tbody: 'blocks',
  td: 'cell',
  th: 'cell',
  thead: 'blocks',
  tr: 'blocks',
  ul: 'blocks',
}

const EVERYWHERE = ['class', 'id', 'title', 'lang', 'role']
const ON_SOME: Record<string, string[]> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  details: ['open'],
  // A sentence below the title of a fold: for whom it is, or why one may skip it.
  summary: ['note'],
  // Looking something up: GET to a page of this site, relative to the page.
  form: ['action'],
  input: ['type', 'name', 'placeholder'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start'],
}

/** The attributes an element may have, `aria-*` and `data-*` aside. */
export const attributesOfElement = (tag: string) => [...EVERYWHERE, ...(ON_SOME[tag] ?? [])]

/** Elements that stand in a line of text; alone on a line they are a paragraph. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'br',
  'code',
  'em',
  'i',
  'input',
  'kbd',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
])

/** True for an element that stands in a line of text. */
export const isInlineElement = (tag: string) => INLINE.has(tag)
