import type { ComponentProps } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import '../phases.ts'
import styles from './LogList.css?inline'
import { useEndInSight } from './use-end-in-sight.ts'

adoptStyles(styles)

interface LogListProps extends ComponentProps<'ol'> {
  length: number
  /** What to bring into sight instead of the end. */
  place?: string
}

/** Rows on a rail: what happened in a run, live or recorded. */
export function LogList({ length, place, ...rest }: LogListProps) {
  return <ol ref={useEndInSight<HTMLOListElement>(length, place)} className="log run-log" {...rest} />
}
