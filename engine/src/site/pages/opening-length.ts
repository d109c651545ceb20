/** Elements, and classes of elements, that the first sheet (`bundle/style-sheets.ts`) styles all by itself. */
const ELEMENTS = new Set('p a em code br small div nav span figure figcaption pre button i x-ts'.split(' '))
const CLASSES = new Set(
  [
    'code code-bar code-title code-folder code-actions prompt k s n f t c p v',
    'icon icon-copy icon-wrap visually-hidden',
  ].flatMap((names) => names.split(' ')),
)
const TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/g
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr'])

/**
 * How many characters of a run of HTML belong to the opening of a page: its blocks up to the first that the first sheet does not
 * style. A heading is such a block.
 */
export function openingLength(html: string): number {
  let depth = 0
  let block = 0
  for (const { 0: tag, 1: close, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    if (close) {
      depth--
      continue
    }
    if (depth === 0) block = index
    if (!isOfOpening(name, attributes)) return block
    if (!VOID.has(name) && !tag.endsWith('/>')) depth++
  }
  return html.length
}

function isOfOpening(name: string, attributes: string): boolean {
  const classes = /\sclass="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? []
  return (
    ELEMENTS.has(name) && classes.every((one) => CLASSES.has(one)) && !/\sdata-(?:line|numbered)\b/.test(attributes)
  )
}
