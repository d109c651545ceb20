import type { Step } from '#model/example-step.ts'
import { fieldsOf } from '#model/fields.ts'

/** The window that the control is in: a build has one of its own. */
type PageWindow = Window & typeof globalThis

/** Does a step with its control. `aim` is called before the event that counts. */
export type Hand = (control: HTMLElement, step: Pick<Step, 'act' | 'text'>, aim: () => void) => void

/**
 * A hand that makes the steps of a script, with the events that a browser would send. Its pointer stays over what it pressed or
 * pointed at last. `focus` gives a control the focus.
 */
export function createHand(window: PageWindow, focus = (it: HTMLElement) => it.focus()): Hand {
  let under: HTMLElement | null = null

  const move = (control: HTMLElement) => {
    if (under === control) return
    const from = under?.isConnected ? under : null
    under = control
    if (from) cross(window, from, ['out', 'leave'], control)
    cross(window, control, ['over', 'enter'], from)
  }
  return (control, { act, text }, aim) => {
    if (act === 'focus') {
      aim()
      return focus(control)
    }
    if (act === 'point') aim()
    move(control)
    if (act === 'point') return
    sendBoth(window, control, 'down', BUBBLES)
    focus(control)
    sendBoth(window, control, 'up', BUBBLES)
    aim()
    if (text === null) control.click()
    else fill(window, control, text)
  }
}

/** What React calls for a step, of which it keeps the props on the element; undefined: somebody else listens. */
export function handlerOf(control: HTMLElement, { act }: Pick<Step, 'act'>): unknown {
  const key = Object.keys(control).find((name) => name.startsWith('__reactProps$'))
  const props = fieldsOf(key === undefined ? null : Reflect.get(control, key))
  return HEARS[act].map((name) => props[name]).find((handler) => handler !== undefined)
}

const HEARS = {
  press: ['onClick', 'onChange', 'onInput'],
  point: ['onPointerEnter', 'onMouseEnter', 'onPointerOver', 'onMouseOver'],
  focus: ['onFocus'],
}

const BUBBLES = { bubbles: true, cancelable: true, composed: true }

/** The pointer comes to a control or goes away from it: the first event bubbles, the second is its own. */
function cross(window: PageWindow, control: HTMLElement, kinds: [string, string], relatedTarget: EventTarget | null) {
  for (const [at, kind] of kinds.entries())
    sendBoth(window, control, kind, at === 0 ? { ...BUBBLES, relatedTarget } : { relatedTarget })
}

function sendBoth(window: PageWindow, control: HTMLElement, kind: string, init: MouseEventInit): void {
  control.dispatchEvent(new window.PointerEvent(`pointer${kind}`, { ...init, pointerType: 'mouse', isPrimary: true }))
  control.dispatchEvent(new window.MouseEvent(`mouse${kind}`, init))
}

function fill(window: PageWindow, control: HTMLElement, text: string): void {
  if (control instanceof window.HTMLSelectElement) {
    const option = [...control.options].find(({ label, textContent }) => label === text || textContent?.trim() === text)
    if (!option) throw new Error(`"${text}" is no choice of the menu.`)
    option.selected = true
  } else {
    // React keeps what it has set itself: the field's own setter tells it that this is news.
    const { prototype } =
      control instanceof window.HTMLTextAreaElement ? window.HTMLTextAreaElement : window.HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
  }
  control.dispatchEvent(new window.Event('input', { bubbles: true }))
  control.dispatchEvent(new window.Event('change', { bubbles: true }))
}
