import { type RefObject, useEffect } from 'react'
import type { LogRow } from '#model/log-rows.ts'
import { leaveMoment } from '../left-moment.ts'
import { momentOf } from './moment-of.ts'

interface LeaveMomentProps {
  frame: RefObject<HTMLElement | null>
  rows: LogRow[]
  row: number
}

/** Run goes on from what is looked at. */
export function LeaveMoment({ frame, rows, row }: LeaveMomentProps) {
  useEffect(() => {
    if (frame.current) leaveMoment(frame.current, momentOf(rows, row))
  }, [frame, rows, row])
  return null
}
