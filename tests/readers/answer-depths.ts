/** How far down a page its answers stand, as a reader's window shows it. */
import type { Page } from '@playwright/test'
import { lettersOfQuote, type ReaderQuestion } from './reader-questions.ts'

/** Where the words that answer a question stand; null: they are not on the page. */
export interface AnswerDepth {
  question: string
  /** From the top of the page, in pixels. */
  top: number | null
  /** Of the page's height. */
  share: number | null
}

/** Measures the page that is open. What is folded or behind another tab counts where the line stands that brings it out. */
export async function answerDepths(page: Page, questions: ReaderQuestion[]): Promise<AnswerDepth[]> {
  const sought = questions.map(({ quote }) => lettersOfQuote(quote))
  const { tops, height } = await page.evaluate(measure, sought)
  return questions.map(({ question }, index) => {
    const top = tops[index] ?? null
    return { question, top, share: top === null ? null : top / height }
  })
}

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Runs in the page, and so holds all it needs. The first place that has all the letters counts. */
function measure(sought: string[]): { tops: Array<number | null>; height: number } {
  const article = document.querySelector('article') ?? document.body
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.matches('script, style, button, svg, .visually-hidden')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  let letters = ''
  const texts: Array<{ node: Text; at: number }> = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue
    texts.push({ node, at: letters.length })
    letters += node.data.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  }
  const tops = sought.map((words) => {
    const at = words === '' ? -1 : letters.indexOf(words)
    const text = at < 0 ? undefined : texts.findLast((each) => each.at <= at)
    return text ? topOf(text.node) : null
  })
  return { tops, height: document.documentElement.scrollHeight }

  function topOf(text: Text): number {
    let shown: Element | null = text.parentElement
    for (let element = shown; element && element !== article; element = element.parentElement) {
      // The outermost decides: what is inside it has no place of its own.
      if (element instanceof HTMLDetailsElement && !element.open) shown = element.querySelector('summary')
      else if (element instanceof HTMLElement && element.hidden) shown = element.parentElement
    }
    // A summary of no size, or another hidden thing: what stands around it.
    while (shown && shown.getClientRects().length === 0) shown = shown.parentElement
    if (shown === text.parentElement) {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect().top + scrollY
    }
    return (shown?.getBoundingClientRect().top ?? 0) + scrollY
  }
}
