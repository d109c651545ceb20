import type { ComponentProps } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import styles from './Controls.css?inline'

adoptStyles(styles)

/** A bar of controls below the panels: of the mock API, of time. */
export function Controls({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={`live-controls ${className}`} {...rest} />
}
