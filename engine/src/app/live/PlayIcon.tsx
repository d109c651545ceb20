import { adoptStyles } from './adopt-styles.ts'
import styles from './PlayIcon.css?inline'

adoptStyles(styles)

/** What stands on a button that steps through a run, live or recorded. */
export function PlayIcon({ name }: { name: 'first' | 'back' | 'on' | 'play' | 'pause' }) {
  return <i className={`icon icon-${name}`} aria-hidden="true" />
}
