import type { LiveFile } from '#model/live.ts'
import { commonPrefix, type LogRow, logRows } from '#model/log-rows.ts'
import type { Recording } from '#model/recording.ts'
import type { ReadyExplainer } from '../explain/load-explainer.ts'
import { type Lane, lanesOf } from './lanes.ts'
import { readPicture } from './read-picture.ts'
import { type Timeline, timelineOf } from './timeline.ts'

/** A recording, ready to be shown. */
export interface Played {
  recording: Recording
  rows: LogRow[]
  /** What all types of actions begin with. */
  prefix: string
  timeline: Timeline
  lanes: Lane[]
  /** What the preview showed, an element each. */
  pictures: HTMLElement[]
  /** The files that have a tab: those of the page, and those in which something happens. */
  files: LiveFile[]
  /** Of each row the place in those files. */
  places: Array<{ file: string; line: number } | null>
  /** What it is there to explain: shown instead. */
  explained?: ReadyExplainer | null | undefined
}

/** Works out once what every step needs. */
export function playedOf(recording: Recording, all: LiveFile[]): Played {
  const rows = logRows(recording)
  const used = new Set(rows.map(({ place }) => place && all[place.file]))
  const files = all.filter((file) => file.isShown || used.has(file))
  return {
    recording,
    rows,
    prefix: commonPrefix(rows),
    timeline: timelineOf(
      rows.map(({ at }) => at),
      recording.length,
    ),
    lanes: lanesOf(recording),
    pictures: recording.pictures.map(readPicture),
    files,
    places: rows.map(({ place }) => {
      const file = place && all[place.file]?.name
      return file ? { file, line: place.line } : null
    }),
  }
}
