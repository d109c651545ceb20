import type { FirstTier, IndexedError, IndexedPage, IndexedSection, SearchRequest, TextTier } from '#model/search.ts'
import { fullRowOfSection, isNameSection, rowOfSection } from '../index/section-rows.ts'

/** A page as tests write it: a title, and what matters of the rest. The first text stands before the first section. */
export type SamplePage = Partial<Omit<IndexedPage, 'sections'>> & {
  title: string
  sections?: IndexedSection[]
  texts?: string[]
}

/** The index of a small site, for tests. A page without a route lives below `/` by its title. */
export function sampleTier(
  pages: SamplePage[],
  rest: Partial<Omit<FirstTier, 'errors'>> & { errors?: IndexedError[] } = {},
): { names: FirstTier; texts: TextTier } {
  const { errors = [], ...others } = rest
  const names: FirstTier = {
    site: 'https://docs.test/',
    pages: pages.map(({ texts: _, sections = [], ...page }) => ({
      route: `/${page.title.replaceAll(' ', '-')}`,
      kind: 'guide',
      trail: [],
      description: '',
      keywords: [],
      ...page,
      sections: sections.filter(isNameSection).map(rowOfSection),
    })),
    errors: [
      {
        route: '/errors#error-',
        group: 'Production errors',
        trail: [],
        messages: errors.map(({ code, message }) => [code, message]),
      },
    ],
    synonyms: [],
    texts: ['assets/search/text-0.json'],
    ...others,
  }
  const texts = pages.map(({ texts = [], sections = [] }) => [
    texts[0] ?? '',
    ...sections.map((section, index) => [fullRowOfSection(section), texts[index + 1] ?? ''].filter(Boolean).join('\n')),
  ])
  return { names, texts: { from: 0, texts, causes: errors.map(({ cause, route }) => [cause, route]) } }
}

/** An error message, for tests. */
export const sampleError = (code: number, message: string, cause = ''): IndexedError => ({
  code,
  message,
  cause,
  route: `/errors#error-${code}`,
  group: 'Production errors',
  trail: [],
})

/** A request as the modal makes it. */
export const request = (query: string, rest: Partial<SearchRequest> = {}): SearchRequest => ({
  query,
  kind: null,
  page: 0,
  hitsPerPage: 20,
  excerptWords: 10,
  ...rest,
})
