import { size } from '../report/build-report.ts'
import { placesOf, type TwinPlace } from './twin-places.ts'

/** The line by which the index of a twin is known. No page has it elsewhere: there it would stand below its title, too. */
const LABEL = '**Sections of this page, with the line each begins at and its size**'
/** A page with fewer is read whole. */
const FEWEST = 2

/**
 * A twin that begins with an index of its sections, for readers who cannot take in all of it: they see at its beginning what is
 * there, how large it is, and which lines to ask for. The rest is as it was, further down.
 */
export function withSectionIndex(markdown: string): string {
  const [title = '', ...rest] = markdown.split('\n')
  const sections = placesOf(rest).filter(({ kind, level }) => kind === 'heading' && level === 2)
  if (sections.length < FEWEST) return markdown
  // The title and what comes before the rest: an empty line, the label, an empty line, the rows. Lines count from 1.
  const added = 1 + 3 + sections.length
  const rows = sections.map(
    (section) => `- ${linkTo(section)} (line ${section.from + added + 1}, ${sizeOf(section, rest)})`,
  )
  return [title, '', LABEL, '', ...rows, ...rest].join('\n')
}

/** The lines of a twin without its index. */
export function twinLines(twin: string): string[] {
  const lines = twin.split('\n')
  if (lines[2] !== LABEL) return lines
  const end = lines.findIndex((line, index) => index > 4 && !line.startsWith('- '))
  return [...lines.slice(0, 1), ...lines.slice(end < 0 ? lines.length : end)]
}

/** A heading may hold links of its own, which cannot stand in another. */
const linkTo = ({ title, id }: TwinPlace) => `[${title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')}](#${id})`

/** `1.7 KB` */
export const sizeOf = ({ from, to }: Pick<TwinPlace, 'from' | 'to'>, lines: string[]): string =>
  size(Buffer.byteLength(lines.slice(from, to).join('\n')))
