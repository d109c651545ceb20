import type { Step } from '#model/example-step.ts'

/** What a step presses, by the element that it is. */
const PRESSED = [
  'button, input[type=button], input[type=submit], input[type=reset], [role=button], summary',
  'a[href], [role=link]',
  'input[type=checkbox], [role=checkbox], [role=switch]',
  'input[type=radio], [role=radio]',
  '[role=tab]',
].join()
const FILLED = 'input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio]), textarea, select'

/** The first control of that name that a reader could use now; null: there is none. */
export function findControl(body: HTMLElement, { name, act, text }: Pick<Step, 'name' | 'act' | 'text'>) {
  const kind = act === 'press' ? (text === null ? PRESSED : FILLED) : `${PRESSED}, ${FILLED}`
  const controls = [...body.querySelectorAll<HTMLElement>(kind)]
  return controls.find((control) => nameOf(control) === name && isUsable(control)) ?? null
}

/** One space for any white space. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

const isUsable = (control: HTMLElement) =>
  !control.matches(':disabled, [aria-disabled=true]') && !control.closest('[hidden], [inert]')

/** What a control is called, as a screen reader would say it. */
function nameOf(control: HTMLElement): string {
  const { ownerDocument } = control
  const { labels: labelled, value = '' } = control as Partial<HTMLInputElement>
  const byIds = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
  const named = byIds.map((id) => ownerDocument.getElementById(id)?.textContent ?? '').join(' ')
  const labels = [...(labelled ?? [])].map((label) => labelText(label, control)).join(' ')
  const isButton = control.matches('input[type=button], input[type=submit], input[type=reset]')
  const own = isButton ? value : isField(control) ? '' : (control.textContent ?? '')
  const candidates = [named, control.getAttribute('aria-label') ?? '', labels, own, control.title]
  const placeholder = control.getAttribute('placeholder') ?? ''
  return [...candidates, placeholder].map(plain).find(Boolean) ?? ''
}

const isField = (control: HTMLElement) => control.matches('input, select, textarea')

/** A label's words without those of the field inside it. */
function labelText(label: HTMLLabelElement, control: HTMLElement): string {
  const text = (node: Node): string => {
    if (node === control) return ''
    if (node.nodeType === 3) return node.textContent ?? ''
    return [...node.childNodes].map(text).join('')
  }
  return text(label)
}
