import { Fragment } from 'react'
import diffStyles from '#app/ui/Diff.css?inline'
import type { Shown, StateChange } from '#model/live.ts'
import { adoptStyles } from '../adopt-styles.ts'
import styles from './Changes.css?inline'
import { shownText } from './shown-text.ts'

adoptStyles(diffStyles + styles)

/** What an action has changed in the state: what was there, and what is. */
export function Changes({ changes }: { changes: StateChange[] }) {
  if (changes.length === 0) return <p className="live-note">This action changed nothing.</p>
  return (
    <ul className="diff live-diff" aria-label="Changes">
      {changes.map(({ path, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a path may occur twice, and rows keep nothing
        <Fragment key={index}>
          {before && <Change sign="−" path={path} value={before} />}
          {after && <Change sign="+" path={path} value={after} />}
        </Fragment>
      ))}
    </ul>
  )
}

function Change({ sign, path, value }: { sign: '−' | '+'; path: string; value: Shown }) {
  return (
    <li data-sign={sign}>
      <span className="visually-hidden">{sign === '+' ? 'now: ' : 'before: '}</span>
      <span>{(path ? `${path}: ` : '') + shownText(value, 400)}</span>
    </li>
  )
}
