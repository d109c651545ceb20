import { PICTURE_ATTRIBUTES, PICTURE_ELEMENTS, PICTURE_INPUTS, VOID_ELEMENTS } from '#model/picture-markup.ts'
import { pictureStyle } from '#model/picture-styles.ts'

/**
 * What a picture's elements are in a served page, for which it is only a picture: its headings are none of the page's,
 * and its buttons are drawn. They are printed, and nothing that presses a page's buttons takes them for one.
 */
const SERVED_AS: Record<string, [tag: string, inner?: string]> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, ['div', 'b']])),
  button: ['kbd'],
}

/** Fields of text are drawn, too: browsers that look for what they could fill in lay out every fold that holds one, as a page is read. */
const FIELDS = new Set(['text', 'search', 'number', 'email', 'url', 'tel', 'date', 'time'])

/** Letters and spaces that do not break: a field is a line to write on, which needs no style. */
const FIELD_WIDTH = 24

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*)>|[^<>]+/gy
const ATTRIBUTE = / ([a-z-]+)(?:="([^"]*)")?/g

/**
 * A recorded picture as it is served: again nothing but elements and attributes of the list, each closed where it was opened, and
 * at most so many characters, after which "…" stands. Null for what no recorder has written.
 */
export function servedPicture(html: string, most: number): string | null {
  let made = ''
  const open: Array<{ tag: string; end: string }> = []
  let at = 0
  for (const { 0: token, 1: slash, 2: tag, 3: attributes = '', index } of html.matchAll(TOKEN)) {
    if (index !== at) return null
    at += token.length
    if (made.length + token.length > most)
      return `${made}…${open
        .map(({ end }) => end)
        .reverse()
        .join('')}`
    if (tag === undefined) made += token
    else if (!PICTURE_ELEMENTS.has(tag)) return null
    else if (slash) {
      const last = open.pop()
      if (last?.tag !== tag) return null
      made += last.end
    } else {
      const served = servedTag(tag, attributes)
      if (served === null) return null
      made += served.start
      if (!VOID_ELEMENTS.has(tag)) open.push({ tag, end: served.end })
    }
  }
  return at === html.length && open.length === 0 ? made : null
}

function servedTag(tag: string, attributes: string): { start: string; end: string } | null {
  const given = [...attributes.matchAll(ATTRIBUTE)].map(([written, name = '', value = '']) => ({
    written,
    name,
    value,
  }))
  if (!given.every(({ name, value }) => isAllowed(tag, name, value))) return null
  const asked = (wanted: string) => given.find(({ name }) => name === wanted)?.value
  if (tag === 'input' && FIELDS.has(asked('type') ?? 'text'))
    return {
      start: `<u${asked('disabled') === undefined ? '' : ' data-dim'}>${(asked('value') || asked('placeholder') || '').padEnd(FIELD_WIDTH, '\u00a0')}</u>`,
      end: '',
    }
  const [as = tag, mark] = SERVED_AS[tag] ?? []
  // On a drawn button they would mean nothing; one that is chosen is underlined, one that cannot be pressed is faint.
  const isChosen = tag === 'button' && given.some(({ name, value }) => name === 'aria-pressed' && value === 'true')
  const kept =
    tag === 'button'
      ? given.filter(({ name }) => name === 'disabled').map(() => ' data-dim')
      : given.map(({ written }) => written)
  const inner = isChosen ? 'u' : mark
  return {
    start: `<${as}${kept.join('')}>${inner ? `<${inner}>` : ''}`,
    end: `${inner ? `</${inner}>` : ''}</${as}>`,
  }
}

const isAllowed = (tag: string, name: string, value: string) =>
  name === 'style'
    ? value === pictureStyle(value)
    : PICTURE_ATTRIBUTES.has(name) && (name !== 'type' || tag !== 'input' || PICTURE_INPUTS.has(value))
