/** The drawings that styles/icons.css holds; that of markdown comes with the page menu, those of search with its modal. */
export type IconName =
  | 'arrow-down'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'caret'
  | 'caret-down'
  | 'caution'
  | 'check'
  | 'clock'
  | 'close'
  | 'copy'
  | 'danger'
  | 'edit'
  | 'enter'
  | 'external'
  | 'filter'
  | 'flag'
  | 'hash'
  | 'home'
  | 'info'
  | 'markdown'
  | 'menu'
  | 'note'
  | 'page'
  | 'retry'
  | 'search'
  | 'star'
  | 'sun-moon'
  | 'text'
  | 'tip'
  | 'wrap'

/** A drawing in the color of the text around it. It never carries the meaning alone: the words stand beside it. */
export function Icon({ name }: { name: IconName }) {
  return <i className={`icon icon-${name}`} aria-hidden="true" />
}
