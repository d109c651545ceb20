/** Answers of the search engine that a test gives itself: what the reader's side makes of them does not depend on the order of today. */
import type { Page } from '@playwright/test'
import type { HitForm, SearchAnswer, SearchHit, TextPart } from '#engine/model/search.ts'

/** A hit as a provider gives it. */
export interface GivenHit {
  form: HitForm
  /** With its hash: `/api/createSlice#options`. */
  path: string
  /** The title of its page. */
  page: string
  heading: string
  sentence?: string | null
  /** Words of the sentence that matched. */
  words?: string[]
}

/** Every question gets these hits, from now on. */
export async function giveAnswers(page: Page, hits: GivenHit[]): Promise<void> {
  const answer: SearchAnswer = {
    hits: hits.map(hitOf),
    total: hits.length,
    pages: 1,
    counts: { api: hits.length },
    isComplete: true,
    nearest: [],
  }
  await page.addInitScript(answerWith, answer)
}

function hitOf({ form, path, page, heading, sentence = null, words = [] }: GivenHit): SearchHit {
  return {
    objectID: path,
    url: `https://redux-toolkit.js.org${path}`,
    type: form === 'page' ? 'lvl1' : 'lvl2',
    hierarchy: { lvl0: page, lvl1: page, lvl2: heading, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: null,
    kind: 'api',
    trail: ['API reference'],
    heading: [{ text: heading, isMatch: false }],
    excerpt: sentence === null ? null : partsOf(sentence, words),
    form,
    sentence,
  }
}

function partsOf(text: string, words: string[]): TextPart[] {
  if (words.length === 0) return [{ text, isMatch: false }]
  const parts = text.split(new RegExp(`(${words.join('|')})`, 'i')).filter(Boolean)
  return parts.map((part) => ({ text: part, isMatch: words.includes(part.toLowerCase()) }))
}

/** Runs in the page, before it. */
function answerWith(answer: SearchAnswer): void {
  class Given extends EventTarget {
    onmessage: ((event: { data: unknown }) => void) | null = null
    postMessage({ type, id }: { type: string; id?: number }) {
      if (type === 'search') queueMicrotask(() => this.onmessage?.({ data: { type: 'answer', id, answer } }))
    }
    terminate() {}
  }
  Object.assign(window, { Worker: Given })
}
