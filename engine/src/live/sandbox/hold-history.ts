import { take } from './forbid-frames.ts'
import { MOVED } from './moved-message.ts'

/*
 * What a frame adds to the history of the tab pushes the reader's own entries out of it: browsers keep fifty. `location` cannot be
 * taken away; everything else that adds an entry can. Natives are kept here, because the example may replace them.
 */

const { apply } = Reflect
const { composedPath, preventDefault } = Event.prototype
const { matches } = Element.prototype
const { dispatchEvent } = EventTarget.prototype
const getter = (owner: object, name: string) => Object.getOwnPropertyDescriptor(owner, name)?.get as () => unknown
const typeOf = getter(Event.prototype, 'type')
const buttonOf = getter(MouseEvent.prototype, 'button')
const isCancelable = getter(Event.prototype, 'cancelable')
/** The way of an event from a node: into the slot it is shown in, up, and out of a shadow. */
const WAYS = [
  getter(Element.prototype, 'assignedSlot'),
  getter(Text.prototype, 'assignedSlot'),
  getter(Node.prototype, 'parentNode'),
  getter(ShadowRoot.prototype, 'host'),
]
/** In MathML every element may be a link. */
const LINKS = 'a, area, math *'

/** Links do nothing but tell, and there is no going anywhere. A change of address that `location` has made is told. */
export function holdHistory(onMoved: (message: string) => void): void {
  for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward']) take(History.prototype, name)
  take(window, 'navigation')
  addEventListener('hashchange', () => onMoved(MOVED))
  addEventListener('click', (event) => isInLink(apply(composedPath, event, [])[0]) && cancel(event), true)

  // In an element outside the document, or with an event that cannot be cancelled, a press would reach no listener.
  EventTarget.prototype.dispatchEvent = function (event) {
    if (!isPress(event) || !isInLink(this)) return apply(dispatchEvent, this, [event])
    cancel(event)
    return apply(isCancelable, event, []) ? apply(dispatchEvent, this, [event]) : true
  }
  const { click } = HTMLElement.prototype
  HTMLElement.prototype.click = function () {
    if (!isInLink(this)) return apply(click, this, [])
    const press = new NativeMouseEvent('click', { bubbles: true, cancelable: true, composed: true })
    cancel(press)
    apply(dispatchEvent, this, [press])
  }
}

const NativeMouseEvent = MouseEvent

function cancel(event: Event): void {
  apply(preventDefault, event, [])
  console.info('A link in a preview leads nowhere.')
}

/** Only a mouse event makes a link be followed. */
const isPress = (event: Event) => read(typeOf, event) === 'click' && read(buttonOf, event) !== undefined

function isInLink(from: unknown): boolean {
  for (let node = from; node; node = next(node)) {
    if (read(matches, node, [LINKS])) return true
  }
  return false
}

function next(node: unknown): unknown {
  for (let index = 0; index < WAYS.length; index++) {
    const found = read(WAYS[index] as () => unknown, node)
    if (found) return found
  }
  return null
}

/** What a native function says of something; undefined if it is not of its kind. */
function read(native: (...given: never[]) => unknown, from: unknown, given: unknown[] = []): unknown {
  try {
    return apply(native, from, given)
  } catch {
    return undefined
  }
}
