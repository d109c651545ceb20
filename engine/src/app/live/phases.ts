import { adoptStyles } from './adopt-styles.ts'
import styles from './phases.css?inline'

/** The tones of waiting, went well and went wrong, for dots and lines of any run. */
adoptStyles(styles)
