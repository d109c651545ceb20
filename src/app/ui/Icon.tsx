/** The drawings that styles/icons.css holds; that of markdown comes with the page menu. */
export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'caret'
  | 'caret-down'
  | 'caution'
  | 'check'
  | 'close'
  | 'copy'
  | 'danger'
  | 'edit'
  | 'external'
  | 'filter'
  | 'flag'
  | 'home'
  | 'info'
  | 'markdown'
  | 'menu'
  | 'note'
  | 'retry'
  | 'search'
  | 'sun-moon'
  | 'tip'
  | 'wrap'

/** A drawing in the colour of the text around it. It never carries the meaning alone: the words stand beside it. */
export function Icon({ name }: { name: IconName }) {
  return <i className={`icon icon-${name}`} aria-hidden="true" />
}
