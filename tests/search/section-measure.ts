import type { CompiledPage, ContentNode } from '#engine/model/page.ts'

/** A question, and the sections that answer it. */
export interface SectionQuery {
  query: string
  answers: SectionAnswer[]
}

/** Where a question is answered, and in which words. */
export interface SectionAnswer {
  route: string
  /** Of the sections. */
  ids: string[]
  /** As the page has them. */
  words: string
  /** Accepted after it had been found and read: the list was incomplete. */
  isAdded?: boolean
}

/** The places that an engine offers for a query, best first: `/api/createSlice#options`. */
export type AskPlaces = (query: string) => string[]

/** How often the first option, or one of the first three, is in a section that answers. */
export interface SectionScore {
  queries: number
  first: number
  firstThree: number
}

/** A question whose first option is somewhere else. `rank` counts options from 1; null: not found at all. */
export interface SectionMiss extends SectionQuery {
  rank: number | null
  got: string[]
}

/** A page as it is read from top to bottom: letters and digits only, and where each section begins. */
export interface ReadPage {
  letters: string
  starts: Map<string, number>
  /** Where a section ends and the next begins, in order. */
  bounds: number[]
}

/** Letters below a heading that are seen with it: a screen, some 1,500 characters. */
const FIRST_SCREEN = 1_250

/** Measures an engine by the places it offers. */
export function measureSections(queries: SectionQuery[], ask: AskPlaces, pages: Map<string, ReadPage>) {
  const score: SectionScore = { queries: 0, first: 0, firstThree: 0 }
  const misses: SectionMiss[] = []
  for (const query of queries) {
    const places = ask(query.query)
    const index = places.findIndex((place) => isAnswer(place, query, pages))
    score.queries++
    if (index === 0) score.first++
    else misses.push({ ...query, rank: index < 0 ? null : index + 1, got: places.slice(0, 3) })
    if (index >= 0 && index < 3) score.firstThree++
  }
  return { score, misses }
}

/**
 * True for a place that answers: one of the sections that do, or another that has the words in its own text or so close below its
 * heading that both are seen together.
 */
export function isAnswer(place: string, { answers }: SectionQuery, pages: Map<string, ReadPage>): boolean {
  const [route = '', id = ''] = place.split('#')
  return answers.some(
    (answer) => answer.route === route && (answer.ids.includes(id) || hasWords(route, id, answer.words)),
  )

  function hasWords(route: string, id: string, words: string): boolean {
    const page = pages.get(route)
    const start = id === '' ? 0 : page?.starts.get(id)
    const sought = lettersOf(words)
    if (!page || start === undefined || sought === '') return false
    const end = page.bounds.find((bound) => bound > start) ?? page.letters.length
    const at = page.letters.indexOf(sought, start)
    return at >= 0 && at < Math.max(end, start + FIRST_SCREEN)
  }
}

/** A compiled page as it is read. */
export function readPage({ tree, sections }: Pick<CompiledPage, 'tree' | 'sections'>): ReadPage {
  const ids = new Set(sections.map(({ id }) => id))
  const starts = new Map<string, number>()
  let letters = ''
  for (const [, tag, text = ''] of htmlOf(tree).matchAll(/<([^>]*)>|([^<]+)/g)) {
    const id = tag && /\sid="([^"]*)"/.exec(tag)?.[1]
    if (id && ids.has(id)) starts.set(id, letters.length)
    letters += lettersOf(decoded(text))
  }
  return { letters, starts, bounds: [...starts.values()].sort((a, b) => a - b) }
}

const htmlOf = (nodes: ContentNode[]): string => nodes.map(htmlOfNode).join('')

function htmlOfNode(node: ContentNode): string {
  if (node.type === 'html') return node.html
  const attributes = node.type === 'element' ? node.attributes : { id: 'id' in node.props ? node.props.id : '' }
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<div${written.join('')}>${htmlOf(node.children)}</div>`
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const decoded = (html: string) =>
  html.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_, decimal, hex, name) =>
    name ? (ENTITIES[name] ?? ' ') : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )

/** Letters and digits in lower case: spaces, quotes and dashes are written in many ways. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
