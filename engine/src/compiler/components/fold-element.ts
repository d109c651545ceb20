import { type Attributes, escapeHtml, htmlElement, icon } from '../html.ts'
import { element, join, type Rendered } from '../split-tree.ts'

/** The line of a fold that is always there. */
export interface FoldTitle {
  html: string
  attributes?: Attributes
  /** For whom it is, or why one may skip it. */
  note?: string | null
  /** How much is inside, in words. */
  amount?: string | null
}

/**
 * A fold: its title, its body, and a way to fold it up from its end. That stays hidden until a script has seen that the fold is taller
 * than the window.
 */
export function foldElement(attributes: Attributes, title: FoldTitle, body: Rendered): Rendered {
  return element(
    'details',
    attributes,
    join([summary(title), element('div', { class: 'details-body' }, body), FOLD_UP]),
  )
}

function summary({ html, attributes = {}, note, amount }: FoldTitle): string {
  const parts = [
    htmlElement('span', {}, html),
    amount ? htmlElement('span', { class: 'fold-amount' }, escapeHtml(amount)) : '',
    note ? htmlElement('small', {}, note) : '',
  ]
  return htmlElement('summary', attributes, parts.join(''))
}

const FOLD_UP = htmlElement(
  'div',
  { class: 'fold-end' },
  htmlElement('button', { type: 'button', 'data-action': 'fold', hidden: true }, `${icon('caret-down')}Fold up`),
)
