import { leave, meet, step } from './type-keys.ts'
import { closeLook, type Look } from './type-look.ts'
import { followPointer, press } from './type-pointer.ts'

/** Handles events of one class alone: a browser that fills in a form sends plain events named keydown. */
const only =
  <Kind extends Event>(kind: new (type: string) => Kind, handle: (event: Kind) => unknown) =>
  (event: Event) =>
    event instanceof kind && handle(event)

/** Follows pointer and keys over samples; gives what handles the event that has brought this file. */
function createHovers(): (event: Event) => void {
  const look: Look = { view: null, isByKeys: false, timer: undefined, lastQuestion: 0 }
  const handlers: Record<string, (event: Event) => unknown> = {
    pointerover: only(PointerEvent, (event) => followPointer(look, event)),
    pointermove: only(PointerEvent, (event) => followPointer(look, event)),
    click: only(MouseEvent, (event) => press(look, event)),
    keydown: only(KeyboardEvent, (event) => step(look, event)),
    focusin: only(FocusEvent, meet),
    focusout: only(FocusEvent, (event) => leave(look, event)),
  }
  /** Events that were handled: those that load this file come again, handed on by who loaded it. */
  const seen = new WeakSet<Event>()
  const handle = (event: Event) => {
    if (seen.has(event)) return
    seen.add(event)
    handlers[event.type]?.(event)
  }
  for (const type of Object.keys(handlers)) document.addEventListener(type, handle)
  addEventListener('resize', () => closeLook(look))
  return handle
}

/** Handles an event near a sample. Without popovers nothing: a popup would be cut off by the frame of the code. */
export const followNames: (event: Event) => void = 'showPopover' in HTMLElement.prototype ? createHovers() : () => {}
