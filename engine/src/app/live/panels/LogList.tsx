import type { ComponentProps } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import styles from './LogList.css?inline'
import { useEndInSight } from './use-end-in-sight.ts'

adoptStyles(styles)

interface LogListProps extends ComponentProps<'ol'> {
  length: number
  /** What to bring into sight instead of the end. */
  place?: string
}

/** Rows on a rail: actions, requests. */
export function LogList({ length, place, ...rest }: LogListProps) {
  return <ol ref={useEndInSight<HTMLOListElement>(length, place)} className="log" {...rest} />
}
