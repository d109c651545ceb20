import type { RefObject } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useStyles } from '../../ui/use-styles.ts'
import { QUERY_BOX } from '../open-search.ts'
import styles from './SearchBox.css?inline'
import { optionId } from './use-selection.ts'

/** The element that holds the options, on whichever screen has some. */
export const LIST_ID = 'search-list'

interface SearchBoxProps {
  box: RefObject<HTMLInputElement | null>
  text: string
  /** An answer is late. */
  isStalled: boolean
  /** −1: there are no options. */
  selected: number
  onType: (text: string) => void
  onClear: () => void
  onCancel: () => void
}

/** Where the query is typed: a combobox that keeps the focus while options are gone through. */
export function SearchBox({ box, text, isStalled, selected, onType, onClear, onCancel }: SearchBoxProps) {
  useStyles(styles)
  const hasOptions = selected >= 0
  return (
    <div className="modal-box">
      {isStalled ? <i className="modal-spinner" role="img" aria-label="Searching" /> : <Icon name="search" />}
      <input
        ref={box}
        {...QUERY_BOX}
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? LIST_ID : undefined}
        aria-activedescendant={hasOptions ? optionId(selected) : undefined}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {text !== '' && (
        <button
          type="button"
          className="icon-button"
          title="Clear the query"
          aria-label="Clear the query"
          onClick={onClear}
        >
          <Icon name="close" />
        </button>
      )}
      <button type="button" className="modal-cancel" onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}
