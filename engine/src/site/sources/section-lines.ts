/** A line that says something of a section. */
export interface SectionLine {
  /** Its number in the file, from 1 on. */
  line: number
  /** The id of the section; null for a line that has none, or nothing behind it. */
  section: string | null
  said: string
}

/** The lines of a file that says something of sections, `id: words`, without empty ones and remarks. */
export const sectionLines = (text: string): SectionLine[] =>
  text.split(/\r?\n/).flatMap((line, index) => {
    if (!line.trim() || line.startsWith('#')) return []
    const [, section, said = ''] = /^\s*([^\s:]+)\s*:(.*)$/.exec(line) ?? []
    return { line: index + 1, section: said.trim() && section ? section : null, said: said.trim() }
  })
