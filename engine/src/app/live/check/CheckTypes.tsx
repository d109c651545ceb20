import { adoptStyles } from '../adopt-styles.ts'
import styles from './CheckTypes.css?inline'
import { megabytes, statusOf } from './check-words.ts'
import type { TypeCheck } from './use-type-check.ts'

adoptStyles(styles)

/** The switch at the end of the row of files, how far what it loads is, and what was found. */
export function CheckTypes({ types: { isOffered, isOn, state, size, choose } }: { types: TypeCheck }) {
  if (!isOffered) return null
  const loaded = state.phase === 'loading' ? state.loaded : null
  const part = loaded && loaded.all > 0 ? loaded.sent / loaded.all : 0
  const status = statusOf(state)
  return (
    <span className="live-check">
      {state.phase === 'loading' && (
        <span
          className="live-check-rail"
          role="progressbar"
          aria-label="Loading the type checker"
          aria-valuenow={Math.round(part * 100)}
        >
          <i style={{ '--at': part }} />
        </span>
      )}
      <button type="button" role="switch" aria-checked={isOn} onClick={() => choose(!isOn)}>
        <i aria-hidden="true" />
        Check types
        {!isOn && size !== null && <small> {megabytes(size)} MB</small>}
      </button>
      {loaded && loaded.all > 0 && (
        <small aria-hidden="true">{`${megabytes(loaded.sent)} of ${megabytes(loaded.all)} MB`}</small>
      )}
      <small role="status" data-tone={status?.tone}>
        {status?.text}
      </small>
    </span>
  )
}
