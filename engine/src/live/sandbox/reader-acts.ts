/** What a hand does. All else that a page hears, it may hear without anybody there. */
const ACTS = [
  'pointerdown',
  'pointerup',
  'click',
  'dblclick',
  'keydown',
  'keyup',
  'input',
  'change',
  'drop',
  'paste',
  'cut',
]

/** There is one reader. */
let isActing = false

/**
 * Follows when the reader does something in the preview, so that what follows from it can be told from what arrives by itself: an
 * answer, a timer. `rest` runs its argument when the thread is free again: handlers, promises, and what React does in between, all
 * belong to the press. Who dispatches later than that, after a timer of its own, is taken as arriving by itself.
 */
export function watchReader(rest: (then: () => void) => void): void {
  const act = ({ isTrusted }: Event) => {
    if (!isTrusted || isActing) return // code can make events, too
    isActing = true
    rest(() => {
      isActing = false
    })
  }
  for (const name of ACTS) addEventListener(name, act, true)
}

/** Whether what happens now follows from something that the reader has done in the preview. */
export const isReaderActing = (): boolean => isActing
