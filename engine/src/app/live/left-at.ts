import type { RefObject } from 'react'
import type { LogRow } from '#model/log-rows.ts'

/** Where a recording stood when the reader left it for the running example: by the frame, in which player and run take turns. */
export const leftAt = new WeakMap<RefObject<HTMLElement | null>, [rows: LogRow[], row: number]>()
