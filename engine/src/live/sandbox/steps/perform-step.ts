import type { Step } from '#model/example-step.ts'
import { fieldsOf } from '#model/fields.ts'

/** The window that the control is in: a build has one of its own. */
type PageWindow = Window & typeof globalThis

/**
 * Presses a control or fills a field, with the events that a browser would send. `aim` is called before the one that counts; `focus`
 * gives the control the focus.
 */
export function performStep(
  window: PageWindow,
  control: HTMLElement,
  { text }: Pick<Step, 'text'>,
  aim: () => void,
  focus = (it: HTMLElement) => it.focus(),
): void {
  const send = (type: string) => control.dispatchEvent(new window.MouseEvent(type, MOUSE))
  for (const type of ['mouseover', 'mousedown']) send(type)
  focus(control)
  send('mouseup')
  aim()
  if (text === null) control.click()
  else fill(window, control, text)
}

/** What React calls for a control, of which it keeps the props on the element; undefined: somebody else listens. */
export function handlerOf(control: HTMLElement): unknown {
  const key = Object.keys(control).find((name) => name.startsWith('__reactProps$'))
  const props: unknown = key === undefined ? null : Reflect.get(control, key)
  const { onClick, onChange, onInput } = fieldsOf(props)
  return onClick ?? onChange ?? onInput
}

const MOUSE = { bubbles: true, cancelable: true, composed: true }

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
