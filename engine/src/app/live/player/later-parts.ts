import { adoptStyles } from '../adopt-styles.ts'
import { CacheList } from './CacheList.tsx'
import { ChangeList } from './ChangeList.tsx'
import { ConsoleLines } from './ConsoleLines.tsx'
import { LinkButton } from './LinkButton.tsx'
import styles from './later-parts.css?inline'
import { LaneMarks, SpanLanes } from './SpanLanes.tsx'
import { Stamp } from './Stamp.tsx'

adoptStyles(styles)

/** What no first step needs: it comes with Play, in one file, and its room is kept until then. */
export const LATER_PARTS = { CacheList, ChangeList, ConsoleLines, LaneMarks, LinkButton, SpanLanes, Stamp }

export type LaterParts = typeof LATER_PARTS
