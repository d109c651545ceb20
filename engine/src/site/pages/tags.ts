/** Values by name: an empty one is an attribute without a value, undefined leaves it out. */
export type Attributes = Record<string, string | undefined>

/** What a page says about itself. */
export const meta = (name: string, content: string) => tag('meta', { name, content })
/** The same, in the vocabulary of Open Graph. */
export const property = (name: string, content: string) => tag('meta', { property: name, content })

/** A tag of the head. */
export function tag(name: 'meta' | 'link' | 'script', values: Attributes): string {
  return `<${name}${attributes(values)}>${name === 'script' ? '</script>' : ''}`
}

/** Attributes as they stand in a tag, each with a space before it. */
export function attributes(values: Attributes): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : value === '' ? ` ${name}` : ` ${name}="${quoted(value)}"`))
    .join('')
}

/** Text as HTML, for element content. */
export const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
/** `>` as well: not all who read a head for a preview know quotes. */
const quoted = (value: string) => text(value).replaceAll('"', '&quot;').replaceAll('>', '&gt;')
