import type { KeyboardEvent } from 'react'
import type { LiveFile } from '#model/live.ts'
import { adoptStyles } from '../adopt-styles.ts'
import { endOfPath } from '../end-of-path.ts'
import { LiveButton } from '../LiveButton.tsx'
import styles from './FileTabs.css?inline'

adoptStyles(styles)

interface FileTabsProps {
  id: string
  files: LiveFile[]
  current: string
  /** Files that differ from the page's. */
  edited: string[]
  failing: string | null
  /** How many files have no tab. */
  more: number
  onChoose: (name: string) => void
  onAll: () => void
}

/** The files of an example: one tab stop, arrows, Home and End. */
export function FileTabs({ id, files, current, edited, failing, more, onChoose, onAll }: FileTabsProps) {
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    const at = files.findIndex(({ name }) => name === current)
    const last = files.length - 1
    const to = { ArrowLeft: at > 0 ? at - 1 : last, ArrowRight: at < last ? at + 1 : 0, Home: 0, End: last }[event.key]
    const file = to === undefined ? undefined : files[to]
    const tab = to === undefined ? null : event.currentTarget.children[to]
    if (!file || !(tab instanceof HTMLElement)) return
    event.preventDefault()
    tab.focus()
    onChoose(file.name)
  }
  return (
    <>
      <div role="tablist" aria-label="Files" onKeyDown={chooseByKey}>
        {files.map(({ name }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-controls={`${id}-code`}
            aria-selected={name === current}
            tabIndex={name === current ? 0 : -1}
            aria-label={`${endOfPath(name)}${edited.includes(name) ? ', changed' : ''}${name === failing ? ', has an error' : ''}`}
            title={name}
            data-failing={name === failing || undefined}
            onClick={() => onChoose(name)}
          >
            {`${endOfPath(name)}${edited.includes(name) ? '*' : ''}`}
          </button>
        ))}
      </div>
      {more > 0 && (
        <LiveButton aria-label={`Show all files, ${more} more`} onClick={onAll}>
          +{more}
        </LiveButton>
      )}
    </>
  )
}
