import type { ComponentProps } from 'react'
import { adoptStyles } from './adopt-styles.ts'
import styles from './LiveButton.css?inline'

adoptStyles(styles)

/** A small button of an open example: in its bars, and beside a line of its messages. */
export function LiveButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={`live-button ${className}`} {...rest} />
}
