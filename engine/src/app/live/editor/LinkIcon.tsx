import { adoptStyles } from '../adopt-styles.ts'
import styles from './LinkIcon.css?inline'

adoptStyles(styles)

/** On buttons that copy a link. */
export function LinkIcon() {
  return <i className="icon icon-link" aria-hidden="true" />
}
