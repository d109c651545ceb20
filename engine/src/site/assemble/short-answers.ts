import { escapeXml } from '#model/escape-xml.ts'
import type { CompiledPage, PageJob } from '#model/page.ts'
import { type PassagePart, passageText } from '#model/passage.ts'
import { jobKey } from '#model/slot.ts'
import { eachWord } from '#search/index/tokenize.ts'
import { isStopWord, stem } from '#search/index/word-forms.ts'
import type { ReaderQuestion } from '../sources/reader-question.ts'
import { holding, type QuotedPassage, quotable, type Sentence } from './quoted-sentences.ts'

/** What an entry of an index says in short, by its `jobKey`. */
export type ShortAnswers = ReadonlyMap<string, { html: string; markdown: string }>

/** An answer is read in the index, between other entries. */
const MOST_WORDS = 42

/** What shares no word with an entry is not what it leads one to expect. */
const LEAST_FIT = 1

/** A question of a section with the sentences of the page that answer it. */
interface Answered {
  question: string
  sentences: Sentence[]
}

/**
 * What the index of a page can say in short: the page's own sentences, those that hold the words with which a question about the
 * section is answered. An entry about which nothing is asked has none.
 */
export function shortAnswers(page: CompiledPage, questions: ReaderQuestion[]): ShortAnswers {
  const answers = new Map<string, { html: string; markdown: string }>()
  const passages = quotable(page.passages)
  for (const job of page.jobs) {
    const sentences = sentencesFor(job, page, questions, passages)
    if (sentences.length > 0) answers.set(jobKey(job), written(job, sentences))
  }
  return answers
}

/** The questions that fit best come first, as long as there is room; what is chosen stands in the order of the page. */
function sentencesFor(job: PageJob, page: CompiledPage, questions: ReaderQuestion[], passages: QuotedPassage[]) {
  const title = page.sections.find(({ id }) => id === job.id)?.title ?? ''
  const wanted = stemsOf(`${job.text} ${job.code ?? ''} ${title}`)
  const own = passages.filter(({ section }) => section === job.id)
  const answered = questions
    .filter(({ section }) => section === job.id)
    .flatMap(({ question, quote }): Answered[] => {
      const sentences = quote === undefined ? null : holding(quote, own)
      return sentences ? [{ question, sentences: withSubject(sentences, passages) }] : []
    })
    .map((each) => ({ ...each, fit: fitOf(each, wanted) }))
    .filter(({ fit }) => fit >= LEAST_FIT)
    .sort((a, b) => b.fit - a.fit)
  let chosen: Sentence[] = []
  for (const { sentences } of answered) {
    const more = [...chosen, ...sentences.filter((sentence) => !chosen.includes(sentence))]
    if (wordsIn(more) <= MOST_WORDS) chosen = more
  }
  return chosen.sort((a, b) => a.passage - b.passage || a.index - b.index)
}

/** Begins with something that only the sentence before it names. */
const POINTS_BACK = /^(?:it|its|this|that|they|their|these|those|then|there|both|but|so|and|also|otherwise|instead)\b/i

/** A sentence that points back is not understood alone: the one before it comes along where its paragraph has one. */
function withSubject(sentences: Sentence[], passages: QuotedPassage[]): Sentence[] {
  const [first] = sentences
  if (!first || !pointsBack(first)) return sentences
  const before = passages[first.passage]?.sentences[first.index - 1]
  return before ? [before, ...sentences] : sentences
}

const pointsBack = ({ parts }: Sentence) => POINTS_BACK.test(passageText(parts))

/** A job is done in some way. */
const ASKS_HOW = /\bhow (?:do|can|should|must)\b/i

/** How many words of the entry question and answer have in common with it; what nobody understands alone comes behind the others. */
function fitOf({ question, sentences }: Answered, wanted: Set<string>): number {
  const shared = (text: string) => [...stemsOf(text)].filter((word) => wanted.has(word)).length
  const text = sentences.map(({ parts }) => passageText(parts)).join(' ')
  const isAlone = sentences[0] !== undefined && pointsBack(sentences[0])
  const common = shared(question) * 2 + shared(text)
  const fit = common > 0 && ASKS_HOW.test(question) ? common + 2 : common
  return isAlone ? Math.min(fit, LEAST_FIT) : fit
}

function stemsOf(text: string): Set<string> {
  const stems = new Set<string>()
  eachWord(text, (word) => {
    const small = word.toLowerCase()
    if (!isStopWord(small)) stems.add(stem(small))
  })
  return stems
}

const wordsIn = (sentences: Sentence[]) =>
  sentences.map(({ parts }) => passageText(parts).split(/\s+/).length).reduce((sum, count) => sum + count, 0)

function written({ text }: PageJob, sentences: Sentence[]): { html: string; markdown: string } {
  const html = lines(sentences, (part) =>
    typeof part === 'string' ? escapeXml(part) : `<code>${escapeXml(part.code)}</code>`,
  ).join('<br>')
  const label = escapeXml(`In short: ${text}`)
  return {
    html: `<details><summary aria-label="${label}"></summary>${html}</details>`,
    markdown: lines(sentences, (part) => (typeof part === 'string' ? part : codeSpan(part.code))).join(' '),
  }
}

/** What stands in different places of the page stands in lines of its own. A row of a table has no point at its end. */
function lines(sentences: Sentence[], write: (part: PassagePart) => string): string[] {
  const passages = [...new Set(sentences.map(({ passage }) => passage))]
  return passages.map((passage) =>
    sentences
      .filter((sentence) => sentence.passage === passage)
      .map(({ parts }) =>
        parts
          .map(write)
          .join('')
          .replace(/(?<![.!?:…)”"])$/, '.'),
      )
      .join(' '),
  )
}

/** Code as Markdown writes it: between more ticks than it has in a row. */
function codeSpan(code: string): string {
  const ticks = '`'.repeat(1 + Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length)))
  return ticks.length > 1 ? `${ticks} ${code} ${ticks}` : `\`${code}\``
}
