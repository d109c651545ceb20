import { escapeXml } from '#model/escape-xml.ts'
import { didYouMean } from '#model/nearest.ts'
import type { CompiledPage, PageJob } from '#model/page.ts'
import { type PassagePart, passageText } from '#model/passage.ts'
import { BuildError, type Problem } from '#model/problem.ts'
import { jobKey } from '#model/slot.ts'
import { NO_MEMORY } from '../search-index/search-memory.ts'
import { originOf } from '../shape/page-origin.ts'
import type { PageQuestions } from '../sources/question-files.ts'
import { holding, quotable, type Sentence } from './quoted-sentences.ts'

/** What an entry of an index says in short, by its `jobKey`. */
export type ShortAnswers = ReadonlyMap<string, { html: string; markdown: string }>

/** An answer is read in the index, between other entries. */
const MOST_WORDS = 50

/**
 * What the index of each page says in short, by route: sentences of the page, those that an author chose. Chosen by hand, because a
 * sentence that answers and understands itself alone is not to be told by its words. What a page does not say any more is reported.
 */
export function shortAnswers(
  pages: CompiledPage[],
  files: PageQuestions[],
  memory = NO_MEMORY,
): ReadonlyMap<string, ShortAnswers> {
  const problems: Problem[] = []
  const answers = pages.map((page): [string, ShortAnswers] => {
    const own = files.filter(({ route }) => route === page.meta.route)
    if (own.length === 0) return [page.meta.route, new Map()]
    const from = originOf(page) ?? [page.passages, page.jobs]
    const texts = memory.texts(['answers', from, own.map(({ answers }) => answers)], () =>
      own.flatMap((file) =>
        answersOfFile(page, file, problems).flatMap(([key, { html, markdown }]) => [key, html, markdown]),
      ),
    )
    return [page.meta.route, readTexts(texts)]
  })
  if (problems.length > 0) throw new BuildError(problems)
  return new Map(answers)
}

/** Three texts an answer. What a mistake is told of is not remembered: its build or refresh fails. */
function readTexts(texts: string[]): ShortAnswers {
  const answers = new Map<string, { html: string; markdown: string }>()
  for (let at = 0; at < texts.length; at += 3) {
    const [key = '', html = '', markdown = ''] = texts.slice(at, at + 3)
    answers.set(key, { html, markdown })
  }
  return answers
}

function answersOfFile(page: CompiledPage, { file, answers }: PageQuestions, problems: Problem[]) {
  const sections = [...new Set(answers.map(({ section }) => section))]
  const passages = quotable(page.passages, sections)
  return sections.flatMap((section): Array<[string, { html: string; markdown: string }]> => {
    const lines = answers.filter((each) => each.section === section)
    const report = (line: number | undefined, message: string, hint: string) =>
      void problems.push({ message, place: line === undefined ? { file } : { file, line }, hint })
    const entries = page.jobs.filter(({ id }) => id === section)
    if (entries.length === 0) {
      const ids = page.jobs.map(({ id }) => id)
      const hint = didYouMean(section, ids, 'Name the id of a heading with job="…" or message="…".')
      report(lines[0]?.line, `The index of the page has no entry "${section}".`, hint)
      return []
    }
    const own = passages.filter((passage) => passage.section === section)
    const sentences = lines.flatMap(({ quote, line }) => {
      const held = holding(quote, own)
      if (!held) report(line, `The section "${section}" does not say "${quote}".`, 'Quote a sentence that it has.')
      return held ?? []
    })
    const count = wordsIn(sentences)
    if (count > MOST_WORDS)
      report(lines[0]?.line, `The answer of "${section}" has ${count} words.`, `Quote ${MOST_WORDS} at most.`)
    const chosen = inOrder(sentences)
    return chosen.length === 0 ? [] : entries.map((job) => [jobKey(job), written(job, chosen)])
  })
}

/** Each once, in the order of the page. */
const inOrder = (sentences: Sentence[]): Sentence[] =>
  [...new Set(sentences)].sort((a, b) => a.passage - b.passage || a.index - b.index)

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

/** What stands in different places of the page stands in lines of its own. */
function lines(sentences: Sentence[], write: (part: PassagePart) => string): string[] {
  const passages = [...new Set(sentences.map(({ passage }) => passage))]
  return passages.map((passage) =>
    sentences
      .filter((sentence) => sentence.passage === passage)
      .map(({ parts }) => ended(parts).map(write).join(''))
      .join(' '),
  )
}

/** With a point at its end, which a row of a table has not; a sentence that leads to code or to a list leads nowhere here. */
function ended(parts: PassagePart[]): PassagePart[] {
  const last = parts.at(-1)
  if (typeof last !== 'string') return [...parts, '.']
  return /[.!?…]["”)]*$/.test(last) ? parts : [...parts.slice(0, -1), last.replace(/[\s:;,]*$/, '.')]
}

/** Code as Markdown writes it: between more ticks than it has in a row. */
function codeSpan(code: string): string {
  const ticks = '`'.repeat(1 + Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length)))
  return ticks.length > 1 ? `${ticks} ${code} ${ticks}` : `\`${code}\``
}
