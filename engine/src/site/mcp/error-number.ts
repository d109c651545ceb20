import { errorCodeOf } from '#model/old-address.ts'
import type { Library } from './read-library.ts'

/** What a text says of an error by number. */
export interface ErrorNumber {
  /** As far as it can be read: `7`. */
  code: number
  /** Whose number it is, as the text names it; null: it is one of the library that is documented. */
  of: string | null
  /** The address in the text of a number that is of another library, which leads to its list; null: there is none. */
  listedAt: string | null
}

/** `Minified Shelf error #31`, `[Shelf] minified error nr: 7`: many libraries print numbers, and each has its own list. */
const MINIFIED = /\bminified (.{1,60}?) error #(\d{1,6})\b/i
const IN_BRACKETS = /\[([^\][\n]{1,60})\] minified error nr:? ?(\d{1,6})\b/i
/** Nothing but a number: `7`, `#7`, `Error #7`. */
const ALONE = /^(?:error )?#?(\d{1,6})$/i
const ADDRESS = /https?:\/\/[^\s"'`<>()[\]{}]+/gi

/**
 * The error that a text names by its number. A number belongs to whoever printed it: it counts if it stands alone, after the name of the
 * library, or in the address that the library prints. Null: the text names no number.
 */
export function errorNumberIn(text: string, library: Library): ErrorNumber | null {
  const [, alone] = ALONE.exec(text) ?? []
  if (alone !== undefined) return own(alone)
  const [, printed, number] = IN_BRACKETS.exec(text) ?? MINIFIED.exec(text) ?? []
  if (printed !== undefined && !namesOf(library).includes(printed.toLowerCase()))
    return { code: Number(number), of: printed, listedAt: addressesIn(text)[0] ?? null }
  const named = printed === undefined ? afterName(text, library) : number
  const code = named ?? codeInAddress(text, library)
  return code === undefined ? null : own(code)
}

/** The number in an address that the library prints: of the site, with its origin, or as a path of it. */
export function codeInAddress(text: string, { address }: Pick<Library, 'address'>): string | undefined {
  const site = new URL(address)
  const written = /^\/\S+$/.test(text) ? [site.origin + text] : addressesIn(text)
  const codes = written
    .flatMap((url) => (URL.canParse(url) ? [new URL(url)] : []))
    .filter(({ host }) => host === site.host)
    .flatMap((url) => [site.pathname, decodeURI(site.pathname)].map((base) => errorCodeOf(url, base)))
  return codes.find((code) => code !== '')
}

/** The number after the name of the library: `Shelf error #7`. */
function afterName(text: string, library: Library): string | undefined {
  const lower = text.toLowerCase()
  for (const name of namesOf(library)) {
    const at = lower.indexOf(`${name} error #`)
    if (at >= 0) return /^\d{1,6}\b/.exec(text.slice(at + `${name} error #`.length))?.[0]
  }
  return undefined
}

/** What the library calls itself, in lower case: the site's title, and the name in the line about it. */
function namesOf({ title, about }: Library): string[] {
  const [, name = title] = /^Documentation of (.+) \S+ \(`/.exec(about) ?? []
  return [...new Set([name.toLowerCase(), title.toLowerCase()])]
}

const own = (digits: string): ErrorNumber => ({ code: Number(digits), of: null, listedAt: null })

/** Without what ends a sentence. */
const addressesIn = (text: string): string[] => (text.match(ADDRESS) ?? []).map((url) => url.replace(/[.,;:!?]+$/, ''))
