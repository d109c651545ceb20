/*
 * What a recorded picture of a preview is made of. The recorder writes nothing else, and whoever shows a picture lets nothing else
 * through: nothing here loads, runs, leads anywhere or has a name that the page could mistake for one of its own.
 */

/** Elements by their names. */
export const PICTURE_ELEMENTS: ReadonlySet<string> = new Set([
  ...['div', 'p', 'pre', 'blockquote', 'hr', 'br'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'details', 'summary'],
  ...[
    'a',
    'b',
    'code',
    'del',
    'em',
    'i',
    'ins',
    'kbd',
    'mark',
    'q',
    's',
    'samp',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
  ],
  ...['time', 'u', 'var', 'fieldset', 'legend', 'label', 'input', 'button', 'select', 'optgroup', 'option'],
  ...['textarea', 'output', 'progress', 'meter'],
])

/** Attributes by their names, on any of the elements, all of which can be seen: a picture is dead to readers' programs; of a `style` what `pictureStyle` leaves. */
export const PICTURE_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['type', 'value', 'checked', 'selected', 'disabled', 'readonly', 'multiple', 'placeholder', 'min', 'max', 'step'],
  ...['open', 'hidden', 'start', 'rows', 'cols', 'colspan', 'rowspan', 'role', 'aria-pressed'],
])

/** Elements that have no end. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(['br', 'hr', 'input'])

/** What an `input` may be; any other is drawn as a field of text. */
export const PICTURE_INPUTS: ReadonlySet<string> = new Set([
  ...['text', 'search', 'number', 'range', 'checkbox', 'radio', 'email', 'password', 'url', 'tel', 'date', 'time'],
  ...['submit', 'button', 'reset'],
])
