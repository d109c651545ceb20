import type { Page, Request, Route } from '@playwright/test'
import type { SearchKind } from '#engine/model/search.ts'
import type { Variant } from './write-site.ts'

/** The service's own hosts, of which the site tries the next when one does not answer. */
const HOSTS = /^https:\/\/[\w-]+\.algolia(net\.com|\.net)\//

/** The handbook, searched through a hosted service whose answers a test gives. */
export const HOSTED: Variant = {
  config: {
    search: {
      provider: 'algolia',
      appId: 'APP',
      apiKey: 'search-only',
      indexName: 'handbook',
      reportUrl: 'https://reports.example/new?title={query}',
    },
  },
}

/** A question that reached the service. */
export interface Question {
  query: string
  /** From 0. */
  page: number
  kind: string | null
  request: Request
}

/** What the service says: so many records on this page of the answer, of so many in all. */
export interface ServiceAnswer {
  titles: string[]
  total?: number
  pages?: number
  counts?: Partial<Record<SearchKind, number>>
}

/** Answers the questions of a page; `unreachable` is a service that cannot be reached. Returns the questions as they come. */
export async function answerSearches(
  page: Page,
  answer: (question: Question) => ServiceAnswer | 'unreachable' | Promise<ServiceAnswer | 'unreachable'>,
): Promise<Question[]> {
  const questions: Question[] = []
  await page.route(HOSTS, async (route) => {
    const question = questionOf(route.request())
    if (!isOtherAttempt(question, questions.at(-1))) questions.push(question)
    const given = await answer(question)
    // A question that was taken back needs no answer.
    await (given === 'unreachable' ? route.abort() : fulfill(route, question, given)).catch(() => {})
  })
  return questions
}

/** On a busy machine an answer may be given up: the same is then asked of another host. */
const isOtherAttempt = (question: Question, last: Question | undefined) =>
  last !== undefined &&
  new URL(question.request.url()).host !== new URL(last.request.url()).host &&
  question.request.postData() === last.request.postData()

function questionOf(request: Request): Question {
  const [asked] = JSON.parse(request.postData() ?? '{}').requests
  const kind = asked.facetFilters.find((filter: unknown) => typeof filter === 'string' && filter.startsWith('kind:'))
  return { query: asked.query, page: asked.page, kind: kind?.slice('kind:'.length) ?? null, request }
}

function fulfill(route: Route, { query, page }: Question, given: ServiceAnswer): Promise<void> {
  const { titles, total = titles.length, pages = 1, counts = {} } = given
  const result = {
    hits: titles.map((title) => recordOf(title)),
    nbHits: total,
    nbPages: pages,
    page,
    query,
    hitsPerPage: 15,
    facets: { kind: counts },
  }
  return route.fulfill({
    headers: { 'access-control-allow-origin': '*' },
    json: { results: [result, result] },
  })
}

function recordOf(title: string) {
  return {
    objectID: title,
    url: `https://handbook.example/guide/start#${encodeURIComponent(title)}`,
    type: 'content',
    kind: 'guide',
    hierarchy: { lvl0: 'Guide', lvl1: 'Start', lvl2: title, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: `What there is to say of ${title}.`,
    trail: [],
  }
}
