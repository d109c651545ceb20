import { announce } from '#app/router/announce.ts'
import type { PageTypes, TypedName } from '#model/page-types.ts'
import { nameAt, namesOf, rangeOf } from './code-names.ts'
import { loadTypes } from './load-types.ts'
import { type NameView, viewName } from './type-popup.ts'

/** A pointer that rests on a name this long asks about it. */
const REST_MS = 180
/** The way from a name to what is said about it takes a moment. */
const LEAVE_MS = 250
const HINT = 'Press Enter for the types of its names'

let view: NameView | null = null
let isByKeys = false
let timer: ReturnType<typeof setTimeout> | undefined
let hint: HTMLElement | null = null
let isFollowing = false
/** Of several questions only the newest is answered: one whose types come late must not end what came after it. */
let lastQuestion = 0

/** Events that were handled: those that load this file come again, handed on by who loaded it. */
const seen = new WeakSet<Event>()

/** Follows pointer and keys over samples from the first time a reader comes near one, which is `event`. */
export function followNames(event: Event): void {
  if (!HTMLElement.prototype.showPopover) return // a popup would be cut off by the frame of the code
  if (!isFollowing) {
    for (const type of Object.keys(HANDLERS)) document.addEventListener(type, handle)
    addEventListener('resize', close)
  }
  isFollowing = true
  handle(event)
}

function handle(event: Event): void {
  if (seen.has(event)) return
  seen.add(event)
  HANDLERS[event.type]?.(event as never)
}

/** The sample an event happens in, with its code. */
function sampleOf(target: EventTarget | null): { pre: HTMLElement; code: HTMLElement } | null {
  const pre = target instanceof Element ? target.closest<HTMLElement>('[data-checked] pre') : null
  const code = pre?.querySelector<HTMLElement>(':scope > code')
  return pre && code ? { pre, code } : null
}

const isInPopup = (target: EventTarget | null) => target instanceof Node && view?.popup?.contains(target) === true

function close(): void {
  clearTimeout(timer)
  const shown = view
  view = null // first: what is removed may lose the focus, which ends here, too
  isByKeys = false
  shown?.close()
}

function look(pre: HTMLElement, code: HTMLElement, name: TypedName, types: PageTypes): NameView {
  if (view?.pre === pre && view.name.start === name.start && pre.isConnected) return view
  close()
  view = viewName(pre, code, name, types)
  return view
}

/* ------------------------------------------------------------ pointer */

function followPointer({ target, clientX, clientY, pointerType, buttons }: PointerEvent): void {
  if (pointerType === 'touch' || buttons !== 0) return
  clearTimeout(timer)
  if (isInPopup(target)) return
  const sample = sampleOf(target)
  if (!sample) {
    if (view && !isByKeys) timer = setTimeout(close, LEAVE_MS)
    return
  }
  lastQuestion++
  timer = setTimeout(() => askAt(sample.pre, sample.code, clientX, clientY), REST_MS)
}

function press(event: MouseEvent): void {
  const { target, clientX, clientY, detail } = event
  if (isInPopup(target)) return
  const sample = detail > 0 ? sampleOf(target) : null // a press by keys has no place
  // In a live example a tap asks, and a press of the mouse opens the editor.
  const isAsking = !sample?.pre.closest('.live') || (event as PointerEvent).pointerType === 'touch'
  clearTimeout(timer)
  if (sample && isAsking && getSelection()?.isCollapsed) void askAt(sample.pre, sample.code, clientX, clientY)
  else close()
}

async function askAt(pre: HTMLElement, code: HTMLElement, x: number, y: number): Promise<void> {
  const question = ++lastQuestion
  const types = await loadTypes()
  if (!types || !pre.isConnected || question !== lastQuestion) return
  const name = nameAt(code, namesOf(code, types), x, y)
  if (!name) return isByKeys ? undefined : close()
  look(pre, code, name, types).open()
}

/* ------------------------------------------------------------ keys */

function meet({ target }: Event): void {
  const sample = sampleOf(target)
  if (!sample || target !== sample.pre || !sample.pre.matches(':focus-visible') || !hasTypes(sample.pre)) return
  hint?.remove()
  hint = document.createElement('span')
  hint.className = 'type-hint'
  hint.ariaHidden = 'true'
  hint.textContent = HINT
  sample.pre.after(hint)
  announce(HINT)
}

/** The JavaScript of a sample has none. */
const hasTypes = (pre: Element) =>
  pre.closest('[data-types]') !== null && !pre.closest('[role=tabpanel]:not([data-value=ts])')

function leave({ target, relatedTarget }: FocusEvent): void {
  if (target === hint?.previousElementSibling) {
    hint?.remove()
    hint = null
  }
  if (!view || isInPopup(relatedTarget) || relatedTarget === view.pre) return
  if (target === view.pre || isInPopup(target)) close()
}

async function step(event: KeyboardEvent): Promise<void> {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (key === 'Escape') {
    if (!view) return
    if (isInPopup(document.activeElement)) view.pre.focus()
    close()
    return
  }
  const sample = sampleOf(target)
  if (!sample || target !== sample.pre || !hasTypes(sample.pre)) return
  const isOpen = isByKeys && view?.pre === sample.pre
  if (key !== 'Enter' && !(isOpen && key in MOVES)) return
  event.preventDefault()
  lastQuestion++ // a pointer's question is no longer wanted
  const types = await loadTypes()
  const names = types ? namesOf(sample.code, types) : []
  const at = isOpen ? names.findIndex(({ start }) => start === view?.name.start) : -1
  const next = at === -1 ? firstInView(sample.code, names) : MOVES[key]?.(names, at, sample.code)
  if (!types || !next) return
  const shown = look(sample.pre, sample.code, next, types)
  isByKeys = true
  bringIntoView(sample, next)
  shown.open()
  announce(shown.text)
}

type Move = (names: TypedName[], at: number, code: HTMLElement) => TypedName | undefined

const MOVES: Record<string, Move> = {
  ArrowRight: (names, at) => names[Math.min(at + 1, names.length - 1)],
  ArrowLeft: (names, at) => names[Math.max(at - 1, 0)],
  ArrowDown: (names, at, code) => onOtherLine(names.slice(at + 1), names[at], code),
  ArrowUp: (names, at, code) => onOtherLine(names.slice(0, at).reverse(), names[at], code),
  Home: (names) => names[0],
  End: (names) => names.at(-1),
}

/** Of the next line with names, the one nearest to the present one. */
function onOtherLine(names: TypedName[], from: TypedName | undefined, code: HTMLElement): TypedName | undefined {
  if (!from) return undefined
  const here = rangeOf(code, from).getBoundingClientRect()
  const others = names.map((name) => ({ name, box: rangeOf(code, name).getBoundingClientRect() }))
  const line = others.find(({ box }) => Math.abs(box.top - here.top) > here.height / 2)
  const near = ({ box }: { box: DOMRect }) => Math.abs(box.left - here.left)
  return others
    .filter(({ box }) => line && Math.abs(box.top - line.box.top) <= here.height / 2)
    .reduce<(typeof others)[number] | undefined>(
      (best, other) => (best && near(best) <= near(other) ? best : other),
      undefined,
    )?.name
}

const firstInView = (code: HTMLElement, names: TypedName[]) =>
  names.find((name) => rangeOf(code, name).getBoundingClientRect().top > 0) ?? names[0]

function bringIntoView({ pre, code }: { pre: HTMLElement; code: HTMLElement }, name: TypedName): void {
  const mark = pre.querySelector('.type-mark')
  mark?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  if (!mark) rangeOf(code, name).startContainer.parentElement?.scrollIntoView({ block: 'nearest' })
}

const HANDLERS: Record<string, (event: never) => unknown> = {
  pointerover: followPointer,
  pointermove: followPointer,
  click: press,
  keydown: step,
  focusin: meet,
  focusout: leave,
}
