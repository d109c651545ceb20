import { onNavigation } from '#app/router/navigation-events.ts'
import styles from './Sentence.css?inline'

/** How long a sentence stays marked while the page can be seen; how long it takes to fade. Sentence.css says the latter too. */
const STAY_MS = 4000
const STAY_WITHOUT_MOTION_MS = 6000
const FADE_MS = 400

/** The names of the two highlights in Sentence.css. */
const SENTENCE = 'sentence'
const WORDS = 'sentence-words'

const BLOCKS = 'p, li, tr, dd, dt, h1, h2, h3, h4, h5, h6, summary, figcaption, blockquote, pre'

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)

/** Ends what is marked. A document has one highlight of each name. */
let shown: AbortController | null = null

/** Takes away what was marked. */
export function endSentence(): void {
  shown?.abort()
  shown = null
}

/**
 * Marks a sentence, words, and in the margin the paragraph, until it has been seen for some seconds, a key or a press in the text,
 * or another place. Nothing in the text is changed: a browser without highlights shows the margin alone.
 */
export function showSentence(sentence: Range, words: Range[]): void {
  endSentence()
  adoptStyles()
  const controller = new AbortController()
  const { signal } = controller
  shown = controller
  if (CSS.highlights) {
    const lower = new Highlight(sentence)
    const upper = new Highlight(...words)
    upper.priority = 1
    CSS.highlights.set(SENTENCE, lower).set(WORDS, upper)
    signal.addEventListener('abort', () => {
      for (const name of [SENTENCE, WORDS]) CSS.highlights.delete(name)
    })
  }
  showRail(sentence, signal)
  leaveInTime(signal)
  endOnUse(signal)
  signal.addEventListener('abort', onNavigation(endSentence))
}

function adoptStyles(): void {
  const { adoptedStyleSheets } = document
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet)
}

/** A line with a node beside the paragraph: an element of our own, kept beside it while the page moves. */
function showRail({ startContainer }: Range, signal: AbortSignal): void {
  const block = startContainer.parentElement?.closest(BLOCKS)
  if (!block) return
  const rail = document.createElement('i')
  rail.className = 'sentence-rail'
  rail.ariaHidden = 'true'
  const place = () => {
    const { left, top, height } = block.getBoundingClientRect()
    Object.assign(rail.style, { left: `${left + scrollX}px`, top: `${top + scrollY}px`, height: `${height}px` })
  }
  const observer = new ResizeObserver(place)
  observer.observe(document.body)
  observer.observe(block)
  place()
  document.body.append(rail)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    rail.remove()
  })
}

function leaveInTime(signal: AbortSignal): void {
  const root = document.documentElement
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  let timer: ReturnType<typeof setTimeout> | undefined
  const fade = () => {
    root.dataset.sentence = 'fading'
    timer = setTimeout(endSentence, FADE_MS)
  }
  const wait = () => {
    clearTimeout(timer)
    delete root.dataset.sentence
    if (document.hidden) return
    timer = isStill ? setTimeout(endSentence, STAY_WITHOUT_MOTION_MS) : setTimeout(fade, STAY_MS)
  }
  wait()
  document.addEventListener('visibilitychange', wait, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    delete root.dataset.sentence
  })
}

/** A key, and a press in the text, say that the reader has found the place. Selecting text, and shortcuts, do not. */
function endOnUse(signal: AbortSignal): void {
  const press = ({ target }: MouseEvent) => {
    const isInText = target instanceof Element && target.closest('article') !== null
    if (isInText && getSelection()?.isCollapsed !== false) endSentence()
  }
  const type = ({ key, repeat, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
    const isAlone = !(repeat || ctrlKey || metaKey || altKey || shiftKey)
    if (isAlone && !/^(?:Control|Meta|Alt|Shift)/.test(key)) endSentence()
  }
  document.addEventListener('click', press, { signal })
  document.addEventListener('keydown', type, { signal })
}
