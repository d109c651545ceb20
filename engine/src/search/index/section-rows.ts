import { type IndexedSection, type SectionRow, sectionLevel } from '#model/search.ts'
import { slugOf } from '#model/slug.ts'
import { isAboutMessage, isOption, isQuestion, namesOfSection } from './names.ts'

/** True for sections that travel with the names: what a page is about, and what its code calls something, not what is said of it. */
export const isNameSection = ({ id, level, title }: IndexedSection): boolean =>
  level === 2 ||
  (!(isOption(id) || isQuestion(id) || isAboutMessage(id)) &&
    namesOfSection({ id, level, title }).some(({ isApi }) => isApi))

/** A section as it travels. */
export const rowOfSection = ({ id, level, title }: IndexedSection): SectionRow =>
  level + title + (id === slugOf(title) ? '' : `\t${id}`)

/** What travelled as `row`. */
export function sectionOfRow(row: SectionRow): IndexedSection {
  const [title = '', id = slugOf(title)] = row.slice(1).split('\t')
  return { id, level: sectionLevel(Number(row[0])), title }
}
