import { adoptStyles } from './adopt-styles.ts'
import styles from './PlayProblem.css?inline'

adoptStyles(styles)

/** Why a recording is not shown: it has come and is not what it should be, or it has not come. */
export function PlayProblem({ hasCome }: { hasCome: boolean }) {
  return (
    <p className="player-problem" role="alert">
      {hasCome
        ? 'This recording cannot be shown. Run shows the same, live.'
        : 'The recording could not be loaded. Check your connection and press Play again.'}
    </p>
  )
}
