import { announce } from '#app/router/announce.ts'
import { namesOf } from './code-names.ts'
import { loadTypes } from './load-types.ts'
import { closeLook, isInPopup, type Look, lookAt, type Sample, sampleOf } from './type-look.ts'
import { firstInView, MOVES } from './type-moves.ts'

const HINT = 'Press Enter for the types of its names'

/** A sample that the focus has come to by keys says what they can do. */
export function meet({ target }: FocusEvent): void {
  const sample = focusedSample(target)
  if (!sample?.pre.matches(':focus-visible')) return
  removeHint()
  const hint = document.createElement('span')
  hint.className = 'type-hint'
  hint.ariaHidden = 'true'
  hint.textContent = HINT
  sample.pre.after(hint)
  announce(HINT)
}

const removeHint = () => document.querySelector('.type-hint')?.remove()

/** The sample that is itself the target. The JavaScript of one has no types. */
function focusedSample(target: EventTarget | null): Sample | null {
  const sample = sampleOf(target)
  if (!sample || target !== sample.pre) return null
  const hasTypes = sample.pre.closest('[data-types]') && !sample.pre.closest('[role=tabpanel]:not([data-value=ts])')
  return hasTypes ? sample : null
}

/** The focus goes elsewhere: what is said about a name belongs to its sample. */
export function leave(look: Look, { target, relatedTarget }: FocusEvent): void {
  const { view } = look
  if (view && (isInPopup(look, relatedTarget) || relatedTarget === view.pre)) return
  removeHint()
  if (view && (target === view.pre || isInPopup(look, target))) closeLook(look)
}

/** Enter begins, other keys go from name to name, Escape ends. */
export async function step(look: Look, event: KeyboardEvent): Promise<void> {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (key === 'Escape') return end(look)
  const sample = focusedSample(target)
  if (!sample) return
  const isOpen = look.isByKeys && look.view?.pre === sample.pre
  if (key !== 'Enter' && !(isOpen && key in MOVES)) return
  event.preventDefault()
  look.lastQuestion++ // a pointer's question is no longer wanted
  const types = await loadTypes()
  const names = types ? namesOf(sample.code, types) : []
  const at = isOpen ? names.findIndex(({ start }) => start === look.view?.name.start) : -1
  const next = at === -1 ? firstInView(sample.code, names) : MOVES[key]?.(names, at, sample.code)
  if (!types || !next) return
  const shown = lookAt(look, sample, next, types)
  look.isByKeys = true
  bringIntoView(sample)
  shown.open()
  announce(shown.text)
}

function end(look: Look): void {
  if (!look.view) return
  if (isInPopup(look, document.activeElement)) look.view.pre.focus()
  closeLook(look)
}

/** To what is underlined: the name that is being looked at. */
const bringIntoView = ({ pre }: Sample) =>
  pre.querySelector('.type-mark')?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
