import { nameAt, namesOf } from './code-names.ts'
import { loadTypes } from './load-types.ts'
import { closeLook, isInPopup, type Look, lookAt, type Sample, sampleOf } from './type-look.ts'

/** A pointer that rests on a name this long asks about it. */
const REST_MS = 180
/** The way from a name to what is said about it takes a moment. */
const LEAVE_MS = 250

/** Follows a pointer over samples. */
export function followPointer(look: Look, { target, clientX, clientY, pointerType, buttons }: PointerEvent): void {
  if (pointerType === 'touch' || buttons !== 0) return
  clearTimeout(look.timer)
  if (isInPopup(look, target)) return
  const sample = sampleOf(target)
  if (!sample) {
    if (look.view && !look.isByKeys) look.timer = setTimeout(() => closeLook(look), LEAVE_MS)
    return
  }
  look.lastQuestion++
  look.timer = setTimeout(() => askAt(look, sample, clientX, clientY), REST_MS)
}

/** A press or a tap: asks about what is there, or ends what is shown. */
export function press(look: Look, { target, clientX, clientY, detail }: MouseEvent): void {
  if (isInPopup(look, target)) return
  const sample = detail > 0 ? sampleOf(target) : null // a press by keys has no place
  // In a live example, which notes what it is pressed with, a tap asks, and a press of the mouse opens the editor.
  const isAsking = !sample?.pre.closest('.live:not([data-pointer=touch])')
  clearTimeout(look.timer)
  if (sample && isAsking && getSelection()?.isCollapsed) void askAt(look, sample, clientX, clientY)
  else closeLook(look)
}

async function askAt(look: Look, sample: Sample, x: number, y: number): Promise<void> {
  const question = ++look.lastQuestion
  const types = await loadTypes()
  if (!types || !sample.pre.isConnected || question !== look.lastQuestion) return
  const name = nameAt(sample.code, namesOf(sample.code, types), x, y)
  if (name) lookAt(look, sample, name, types).open()
  else if (!look.isByKeys) closeLook(look)
}
