import { announce, LIVE_REGION_ID } from '#app/router/announce.ts'
import { isRestored } from '#app/router/is-restored.ts'
import { onNavigation } from '#app/router/navigation-events.ts'
import { readSentence } from '#app/router/sentence-address.ts'
import { idOfHash } from '#model/route.ts'
import { openFoldsForSearch } from '../open-folds.ts'
import { comparedText, findStretch, findWords } from './find-stretch.ts'
import { sectionName, sectionText } from './section-text.ts'
import { bringIntoView, isInItsPlace } from './sentence-place.ts'
import { endSentence, showSentence } from './show-sentence.ts'

/**
 * Leads to the sentence that the address of the window names: what folds it away opens, it comes into view, and it is marked for
 * a few seconds. One that is not in its section, or cannot be shown, leaves the reader at the heading, where the hash has led.
 */
export function leadToSentence(isFirstLoad: boolean): void {
  endSentence()
  const named = readSentence(location.search)
  const title = document.querySelector('h1')
  const id = idOfHash(location.hash)
  const target = id === null ? title : document.getElementById(id)
  // A page that is loaded again, or come back to, is where the reader left it.
  if (!named || !target || (isFirstLoad && isRestored())) return

  const isAtRest = !isFirstLoad || isInItsPlace(target)
  const nodes = sectionText(target)
  const sentence = findStretch(comparedText(nodes), named.from, named.to)
  const parent = sentence?.startContainer.parentElement
  if (parent) openFoldsForSearch(parent)
  const isShown = sentence !== null && sentence.getClientRects().length > 0
  if (isShown && isAtRest) bringIntoView(sentence, target)
  if (isAtRest) focusOn(target)
  const name = sectionName(target)
  announceLast(title && target !== title ? `${name}, in ${sectionName(title)}` : name)
  if (isShown) showSentence(sentence, findWords(nodes, named.words))
}

/**
 * Says it, and once more after the router, which tells the title of a new page when that is on screen; that may have been before, and
 * of the page that the reader is on it tells nothing. What others say meanwhile is left to be heard.
 */
function announceLast(text: string): void {
  announce(text)
  const region = document.getElementById(LIVE_REGION_ID)
  if (!region) return
  const observer = new MutationObserver(() => {
    if (!document.title.startsWith(`${region.textContent} | `)) return
    observer.disconnect()
    announce(text)
  })
  observer.observe(region, { childList: true })
  const forget = onNavigation(() => {
    forget()
    observer.disconnect()
  })
}

/** Keys go on from the section. What is no control can have the focus only as long as it has it. */
function focusOn(target: Element): void {
  const place = target.querySelector(':scope > summary') ?? target
  if (!(place instanceof HTMLElement)) return
  if (place.tabIndex < 0) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
