const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as HTML, for element content. Quotes stay: code is full of them. */
export const escapeHtml = (text: string) =>
  /[&<>]/.test(text) ? text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character) : text

/** Text as the value of a double-quoted attribute. */
export const escapeAttribute = (text: string) =>
  /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character) : text

/** `true` is an attribute without a value; null, undefined and false leave it out. */
export type Attributes = Record<string, string | number | boolean | null | undefined>

/** Attributes as they stand in a tag, each with a space before it. */
export function serializeAttributes(attributes: Attributes): string {
  let out = ''
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue
    out += value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`
  }
  return out
}

/** The inverse of `serializeAttributes`. */
export function parseAttributes(text: string): Attributes {
  const out: Attributes = {}
  for (const [, name = '', value] of text.matchAll(/ ([^\s="]+)(?:="([^"]*)")?/g)) {
    out[name] = value === undefined ? true : unescapeHtml(value)
  }
  return out
}

/** The inverse of both escapes. */
export const unescapeHtml = (text: string) =>
  text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => CHARACTERS[entity] ?? entity)

const CHARACTERS: Record<string, string> = Object.fromEntries(
  Object.entries(ESCAPES).map(([character, entity]) => [entity, character]),
)

const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr'])

/** One element around ready HTML. */
export function htmlElement(tag: string, attributes: Attributes, inner = ''): string {
  const open = `<${tag}${serializeAttributes(attributes)}>`
  return VOID.has(tag) ? open : `${open}${inner}</${tag}>`
}

/** An icon of `app/styles/icons.css`. It is decoration: the words beside it say the same. */
export const icon = (name: string) => `<i class="icon icon-${name}" aria-hidden="true"></i>`

/** A plain string in which backticks mark code, as titles in attributes may use them. */
export function titleHtml(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.length > 2 && part.startsWith('`') && part.endsWith('`')
        ? `<code>${escapeHtml(part.slice(1, -1))}</code>`
        : escapeHtml(part),
    )
    .join('')
}

/** The same string as a reader hears it. */
export const titleText = (text: string) => text.replace(/`([^`]+)`/g, '$1')
