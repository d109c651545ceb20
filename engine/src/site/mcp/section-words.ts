import { eachWord, splitCamelCase } from '#search/index/tokenize.ts'
import { stem } from '#search/index/word-forms.ts'
import { isSection, type TwinPlace } from '../twins/twin-places.ts'
import type { Twin } from './read-library.ts'

/** A place by its words: how much each weighs, by its stem. */
export interface SectionWords {
  twin: Twin
  place: TwinPlace
  weights: Map<string, number>
  /** All weights together. */
  length: number
}

/** How often a word counts by where it stands: in the section's title, in what it is for, in the titles above it, in its text. */
const TITLE = 3
const JOB = 2
const ABOVE = 1
const TEXT = 1

/** The places of a page, each with the words that are its own: what stands in a section below it is said there, rows count for both. */
export function sectionWords(twin: Twin): SectionWords[] {
  const sections = twin.places.filter(isSection)
  const jobs = jobsOf(twin, sections[0]?.from ?? twin.lines.length)
  return twin.places
    .filter(({ kind }) => kind !== 'example')
    .map((place) => {
      const above = sections.filter(({ kind, from, to }) => kind === 'heading' && from < place.from && to >= place.to)
      const end = place.kind === 'row' ? place.to : sections.find(({ from }) => from > place.from)?.from
      const text = twin.lines.slice(place.from + 1, end)
      const weights = new Map<string, number>()
      const add = (words: string, weight: number) => {
        for (const word of stemsOf(words)) weights.set(word, (weights.get(word) ?? 0) + weight)
      }
      add(place.title, TITLE)
      add(jobs.get(place.id) ?? '', JOB)
      add([twin.page.title, ...above.map(({ title }) => title)].join('\n'), ABOVE)
      add([place.kind === 'row' ? twin.lines[place.from] : '', ...text].join('\n'), TEXT)
      return { twin, place, weights, length: [...weights.values()].reduce((sum, weight) => sum + weight, 0) }
    })
}

/** What the opening of a page says that its sections are for: a list of links to them. */
function jobsOf({ page, lines }: Twin, end: number): Map<string, string> {
  const jobs = new Map<string, string>()
  for (const line of lines.slice(0, end)) {
    const [, text, route, id, code] = /^- \[(.+)\]\(([^#)]*)#([^)]+)\)(.*)$/.exec(line) ?? []
    if (text && id && (route === '' || route === page.route)) jobs.set(id, `${jobs.get(id) ?? ''} ${text} ${code}`)
  }
  return jobs
}

/** The words of a text as they are compared. Names count whole and by their words; addresses and ids are no words. */
export function stemsOf(markdown: string): string[] {
  const stems: string[] = []
  const text = markdown.replace(/ \{#\S+\}/g, '').replace(/\]\([^)]*\)/g, ']')
  eachWord(text, (word) => {
    stems.push(stem(word.toLowerCase()))
    const words = splitCamelCase(word)
    if (words.length > 1) stems.push(...words.map((part) => stem(part.toLowerCase())))
  })
  return stems
}
