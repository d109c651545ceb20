import { type IndexedSection, type SectionRow, sectionLevel } from '#model/search.ts'
import { slugOf } from '#model/slug.ts'
import { isAboutMessage, isOption, isQuestion, namesOfSection } from './names.ts'

/** True for sections that travel with the names: what a page is about, and what its code calls something, not what is said of it. */
export const isNameSection = ({ id, level, title }: IndexedSection): boolean =>
  level === 2 ||
  (!(isOption(id) || isQuestion(id) || isAboutMessage(id)) &&
    namesOfSection({ id, level, title }).some(({ isApi }) => isApi))

/** A section as it travels with the names. */
export const rowOfSection = ({ id, level, title }: IndexedSection): SectionRow =>
  level + title + (id === slugOf(title) ? '' : `\t${id}`)

/** A section as it travels with the texts. */
export const fullRowOfSection = (section: IndexedSection): SectionRow => {
  const { id, title, jobs = [], asked } = section
  if (!jobs.length && !asked) return rowOfSection(section)
  const cells = [section.level + title, id === slugOf(title) ? '' : id, ...jobs.map((job) => job.replace(/^\?+/, ''))]
  return [...cells, ...(asked ? [ASKED + asked] : [])].map(inOneCell).join('\t')
}

/** What the cell begins with that has the words of readers; a job does not. */
const ASKED = '?'

/** Rows are told apart by line ends and cells by tabs: a job has neither. */
const inOneCell = (text: string) => text.replace(/\s+/g, ' ')

/** What travelled as `row`. */
export function sectionOfRow(row: SectionRow): IndexedSection {
  const [title = '', id, ...cells] = row.slice(1).split('\t')
  const section: IndexedSection = { id: id || slugOf(title), level: sectionLevel(Number(row[0])), title }
  const asked = cells.at(-1)?.startsWith(ASKED) ? cells.pop()?.slice(ASKED.length) : undefined
  if (cells.length) section.jobs = cells
  if (asked) section.asked = asked
  return section
}
