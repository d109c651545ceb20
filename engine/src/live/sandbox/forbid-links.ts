import { take } from './forbid-frames.ts'

/*
 * A `<link>` makes a browser connect to the host that it names (`rel="preconnect"`), and no content policy covers that. It does so as
 * soon as the element is in the document: to remove it then would be too late. So no such element comes to be, by none of the ways in
 * which code makes elements. Natives are kept here, because the example may replace them.
 */

const { apply } = Reflect
const { charCodeAt, indexOf, lastIndexOf, slice, toLowerCase } = String.prototype
const codeAt = (text: string, at: number): number => apply(charCodeAt, text, [at])
const part = (text: string, from: number, to?: number): string => apply(slice, text, [from, to])

const [SLASH, LESS, GREATER, SPACE] = [0x2f, 0x3c, 0x3e, 0x20]

/** The document has none of its own. Whatever else would be one is an element that means nothing. */
export function forbidLinks(): void {
  change(Document.prototype, 'createElement', 0, otherName)
  change(Document.prototype, 'createElementNS', 1, otherName)
  for (const owner of [Element.prototype, ShadowRoot.prototype]) changeSetter(owner, 'innerHTML')
  changeSetter(Element.prototype, 'outerHTML')
  change(Element.prototype, 'insertAdjacentHTML', 1, withoutLinks)
  change(Range.prototype, 'createContextualFragment', 0, withoutLinks)
  // A class that extends an element of the browser's own would make one by `new`.
  change(CustomElementRegistry.prototype, 'define', 2, () => undefined)
  take(DOMImplementation.prototype, 'createDocument')
  take(Document.prototype, 'execCommand')
  // In XML what is a link can be spelled in endless ways.
  for (const name of ['DOMParser', 'XSLTProcessor']) take(window, name)
}

/** Makes a method get something else as one of what it is given. */
function change<Name extends string>(
  owner: Record<Name, unknown>,
  name: Name,
  index: number,
  changed: (given: unknown) => unknown,
): void {
  const native = owner[name] as (...given: unknown[]) => unknown
  owner[name] = function (this: unknown, ...given: unknown[]) {
    if (given.length > index) given[index] = changed(given[index])
    return apply(native, this, given)
  }
}

function changeSetter(owner: object, name: string): void {
  const native = Object.getOwnPropertyDescriptor(owner, name)
  const set = native?.set
  if (!set) return
  Object.defineProperty(owner, name, {
    ...native,
    set(html: unknown) {
      apply(set, this, [html === null ? '' : withoutLinks(html)])
    },
  })
}

/** What is no text yet becomes one here and now: asked again, it might be another. */
function otherName(name: unknown): string {
  const text = `${name}`
  return isLink(text) ? 'link-' : text
}

/** The same markup with other elements in the place of links. */
function withoutLinks(html: unknown): string {
  let text = `${html}`
  for (let at = -1; ; ) {
    at = apply(indexOf, text, ['<', at + 1])
    if (at < 0) return text
    let end = at + 1
    for (let code = codeAt(text, end); code > SPACE && code !== GREATER && code !== SLASH && code !== LESS; ) {
      code = codeAt(text, ++end)
    }
    if (isLink(part(text, at + 1, end))) text = `${part(text, 0, end)}-${part(text, end)}`
  }
}

/** With a prefix as well, as XML would have it. */
function isLink(name: string): boolean {
  const local = part(name, (apply(lastIndexOf, name, [':']) as number) + 1)
  if (apply(toLowerCase, local, []) !== 'link') return false
  console.info('A <link> in a preview does nothing.')
  return true
}
