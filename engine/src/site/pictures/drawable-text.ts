import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { findPackage } from '#disk/find-package.ts'
import { remembered } from '#disk/once-per.ts'

/** A part of a typeface: the characters of some scripts, in a file of their own. */
export interface FontPart {
  family: string
  file: string
  /** Code points, first and last included. */
  ranges: Array<[first: number, last: number]>
}

/** The packages that hold the typefaces of pictures, by the name that layouts use. No picture depends on what a machine has. */
export const FONT_PACKAGES = {
  Inter: '@fontsource-variable/inter',
  'Roboto Mono': '@fontsource-variable/roboto-mono',
}

/** What the typefaces can draw. */
export function fontParts(): FontPart[] {
  return Object.entries(FONT_PACKAGES).flatMap(([family, name]) => {
    const folder = findPackage(ENGINE_ROOT, name)
    if (!folder) throw new Error(`The package ${name} is not installed. Run "npm ci" where the engine is.`)
    const parts: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
    const short = name.slice(name.indexOf('/') + 1)
    return Object.entries(parts).map(([part, ranges]) => ({
      family,
      file: join(folder, 'files', `${short}-${part}-wght-normal.woff2`),
      ranges: rangesOf(ranges),
    }))
  })
}

/** `U+0000-00FF,U+0131` */
function rangesOf(text: string): FontPart['ranges'] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

/** True when a part has a character. */
export const hasCharacter = ({ ranges }: Pick<FontPart, 'ranges'>, character: string): boolean => {
  const point = character.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => point >= first && point <= last)
}

/** Makes of texts what can be drawn of them. */
export interface DrawableText {
  /** Words without what is no letter and cannot be drawn, such as emoji; null when a letter or a digit is missing. */
  words(text: string): string | null
  /** Code with a dot for each character that cannot be drawn: nothing moves. */
  code(text: string): string
}

/** What the typefaces can draw of texts: a box in the place of a letter says less than no picture. */
export function drawableText(parts: FontPart[]): DrawableText {
  const [text, mono] = [charactersOf(parts, 'Inter'), charactersOf(parts, 'Roboto Mono')]
  return {
    words(source) {
      const characters = [...source.normalize('NFC').replace(/\s+/g, ' ')]
      // Titles are set in either typeface.
      const missing = characters.filter((character) => !(text(character) && mono(character)))
      if (missing.some((character) => /[\p{L}\p{N}]/u.test(character))) return null
      return characters
        .filter((character) => !missing.includes(character))
        .join('')
        .replace(/ +/g, ' ')
        .trim()
    },
    code: (source) => [...source].map((character) => (mono(character) ? character : '·')).join(''),
  }
}

/** Whether a typeface has a character. Looked up once for each: texts repeat them. */
function charactersOf(parts: FontPart[], family: string): (character: string) => boolean {
  const own = parts.filter((part) => part.family === family)
  return remembered((character) => !/\p{C}/u.test(character) && own.some((part) => hasCharacter(part, character)))
}
