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
  | 'option'
  | 'page'
  | 'question'
  | 'retry'
  | 'row'
  | 'search'
  | 'star'
  | 'sun-moon'
  | 'tip'
  | 'wrap'

/**
 * A drawing in the color of the text around it. It never carries the meaning alone: the words stand beside it. An empty
 * element is nothing to those who hear a page.
 */
export function Icon({ name }: { name: IconName }) {
  return <i className={`icon icon-${name}`} />
}
