import type { Step } from '#model/example-step.ts'
import { fieldsOf } from '#model/fields.ts'

/** The window that the control is in: a build has one of its own. */
type PageWindow = Window & typeof globalThis

/** Does a step with its control. `aim` is called before the event that counts. */
export type Hand = (control: HTMLElement, step: Pick<Step, 'act' | 'text'>, aim: () => void) => void

/**
 * A hand that makes the steps of a script, with the events that a browser would send; of a pointer that comes or goes those that
 * bubble, from which React makes the others. The pointer stays over what it pressed or pointed at last. `focus` gives the focus.
 */
export function createHand(window: PageWindow, focus = (it: HTMLElement) => it.focus()): Hand {
  let under: HTMLElement | null = null

  const send = (to: HTMLElement, kind: string, relatedTarget: HTMLElement | null = null) => {
    const init = { bubbles: true, cancelable: true, composed: true, relatedTarget }
    to.dispatchEvent(new window.PointerEvent(`pointer${kind}`, { ...init, pointerType: 'mouse' }))
    to.dispatchEvent(new window.MouseEvent(`mouse${kind}`, init))
  }
  return (control, { act, text }, aim) => {
    if (act !== 'press') aim()
    if (act === 'focus') return focus(control)
    if (under !== control) {
      const from = under?.isConnected ? under : null // else nobody would hear that the pointer has come
      if (from) send(from, 'out', control)
      send(control, 'over', from)
      under = control
    }
    if (act === 'point') return
    send(control, 'down')
    focus(control)
    send(control, 'up')
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
