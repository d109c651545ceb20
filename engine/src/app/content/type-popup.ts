import { COMPACT_MAX_WIDTH } from '#model/constants.ts'
import type { PageTypes, TypedName } from '#model/page-types.ts'
import { rangeOf, textOf } from './code-names.ts'
import styles from './TypePopup.css?inline'
import { signatureParts } from './type-signature.ts'

// With the code, not in the style sheet: a first load is spared both.
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)

/** Between a name and what is said about it. */
const GAP = 6

/** A name that is being looked at: underlined, and with `open` told about. */
export interface NameView {
  pre: HTMLElement
  name: TypedName
  popup: HTMLElement | null
  /** What a screen reader says. */
  text: string
  open(): void
  close(): void
}

/** Underlines a name. Nothing in the code itself changes, so a reader's selection stays. */
export function viewName(pre: HTMLElement, code: HTMLElement, name: TypedName, types: PageTypes): NameView {
  const range = rangeOf(code, name)
  const [signature = '', sentence, link] = types.infos[name.info] ?? []
  const told = types.sentences[sentence ?? -1]
  const word = textOf(code).slice(name.start, name.end)
  const mark = document.createElement('span')
  mark.className = 'type-mark'
  mark.ariaHidden = 'true'
  const { left, top, width, height } = range.getBoundingClientRect()
  const box = pre.getBoundingClientRect()
  Object.assign(mark.style, {
    left: `${left - box.left - pre.clientLeft + pre.scrollLeft}px`,
    top: `${top - box.top - pre.clientTop + pre.scrollTop}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  pre.append(mark)
  const view: NameView = {
    pre,
    name,
    popup: null,
    text: `${word}: ${signature.replace(/\s+/g, ' ')}${told ? `. ${told}` : ''}`,
    open() {
      if (view.popup) return
      mark.dataset.open = ''
      view.popup = popupOf(word, signature, told, isHere(types.links[link ?? -1]) ? undefined : types.links[link ?? -1])
      pre.after(view.popup)
      view.popup.showPopover()
      place(view.popup, pre, range.getBoundingClientRect())
      // What must be scrolled must be within reach of keys.
      if (view.popup.scrollHeight > view.popup.clientHeight) view.popup.tabIndex = 0
    },
    close() {
      mark.remove()
      view.popup?.remove()
    },
  }
  return view
}

/** True for the page that is open: a link to its own top helps nobody. */
const isHere = (href: string | undefined) => href?.replace(/\/$/, '') === location.pathname.replace(/\/$/, '')

function popupOf(word: string, signature: string, sentence: string | undefined, href: string | undefined): HTMLElement {
  const popup = element('div', 'type-popup')
  popup.popover = 'manual' // above everything, and never cut off by the frame it belongs to
  popup.role = 'group'
  popup.ariaLabel = `Type of ${word}`
  const pre = element('pre')
  for (const [kind, text] of signatureParts(signature)) pre.append(kind ? element('span', kind, text) : text)
  popup.append(pre)
  if (sentence !== undefined || href !== undefined) {
    const words = element('p')
    for (const [index, part] of (sentence ?? '').split('`').entries())
      words.append(index % 2 === 1 ? element('code', '', part) : part)
    if (href !== undefined) {
      const link = element('a', '', `${word} →`)
      link.href = href
      link.ariaLabel = `${word}: its documentation`
      words.append(sentence === undefined ? '' : ' ', link)
    }
    popup.append(words)
  }
  return popup
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.textContent = text
  return made
}

/** Below the name, or above where there is no room; never wider than the column of text, and on phones just as wide. */
function place(popup: HTMLElement, pre: HTMLElement, name: DOMRect): void {
  const text = pre.closest('.prose, main') ?? document.body
  const column = text.getBoundingClientRect()
  const padding = Number.parseFloat(getComputedStyle(text).paddingInlineStart) || 0
  const left = Math.max(column.left + padding, 8)
  const width = Math.min(column.width - 2 * padding, innerWidth - 2 * left)
  const isNarrow = matchMedia(`(width <= ${COMPACT_MAX_WIDTH})`).matches
  popup.style.maxWidth = `${width}px`
  if (isNarrow) popup.style.width = `${width}px`
  const { width: own, height } = popup.getBoundingClientRect()
  const isAbove = name.bottom + GAP + height > innerHeight && name.top - GAP - height > 0
  popup.style.left = `${scrollX + Math.max(left, Math.min(name.left, left + width - own))}px`
  popup.style.top = `${scrollY + (isAbove ? name.top - GAP - height : name.bottom + GAP)}px`
}
