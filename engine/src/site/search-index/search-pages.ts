import { readLater } from '#disk/read-later.ts'
import type { CompiledPage, PageJob, PageSection } from '#model/page.ts'
import { type IndexedPage, type IndexedSection, sectionLevel } from '#model/search.ts'
import { originOf } from '../shape/page-origin.ts'
import { namesOfParts } from '../shape/part-names.ts'
import { readingOrder } from '../shape/reading-order.ts'
import { NO_MEMORY, type SearchMemory } from './search-memory.ts'

/** What a section says: sentences, and words of its code. */
export interface SectionText {
  prose: string
  codeWords: string[]
}

/** A page as search sees it. The first text stands before the first section, the others belong to `sections`. */
export interface SearchPage {
  names: Omit<IndexedPage, 'sections'>
  sections: IndexedSection[]
  texts: SectionText[]
  /** Names all that sections and texts follow from, where it is known. */
  origin?: string | undefined
}

/** Every doc that can be found, in reading order. Landing pages lead to docs and say nothing that those do not. */
export function searchPages(site: Parameters<typeof readingOrder>[0], memory = NO_MEMORY): SearchPage[] {
  const unnamed = namesOfParts(site.data.sidebars)
  const pages = readingOrder(site).flatMap((group) => group.pages)
  return pages.flatMap(({ compiled, payload }) => {
    if (payload.screen !== 'doc') return []
    const { route, title, kind, description, keywords } = compiled.meta
    const groups = payload.doc.breadcrumbs.slice(0, -1).map(({ label }) => label)
    const trail = groups.filter((label) => !unnamed.has(label))
    const names = { route, title, kind: kind === 'landing' ? 'guide' : kind, trail, description, keywords }
    return [Object.assign(saidBy(compiled, memory), { names })]
  })
}

/** What a page says. Where it is known what that was made from, its sections are remembered, and its texts are read by who asks for them. */
function saidBy(compiled: CompiledPage, memory: SearchMemory): Omit<SearchPage, 'names'> {
  const origin = originOf(compiled)
  const read = () => namedSections(compiled.sections, compiled.jobs)
  if (origin === undefined) return read()
  const [known = ''] = memory.texts(['sections', origin], () => [JSON.stringify(read().sections)])
  const said: Omit<SearchPage, 'names'> = { origin, sections: JSON.parse(known), texts: [] }
  readLater(said, 'texts', () => read().texts)
  return said
}

/** A section nobody can link to is told with the one before it. */
function namedSections(all: PageSection[], jobs: PageJob[]): { sections: IndexedSection[]; texts: SectionText[] } {
  const sections: IndexedSection[] = []
  const texts: SectionText[] = [{ prose: '', codeWords: [] }]
  all.forEach(({ id, level, title, text, codeWords }, index) => {
    if (id !== null) {
      const own = jobs.filter((job) => job.id === id).flatMap(({ text, code }) => (code ? [text, code] : [text]))
      sections.push({ id, level: sectionLevel(level), title, ...(own.length && { jobs: own }) })
      texts.push({ prose: text, codeWords })
      return
    }
    const last = texts.at(-1)
    if (!last) return
    last.prose = lines(last.prose, index === 0 ? '' : title, text)
    last.codeWords = [...last.codeWords, ...codeWords]
  })
  return { sections, texts }
}

const lines = (...parts: string[]) => parts.filter(Boolean).join('\n')
