import type { LiveFile, LivePage } from '#model/live.ts'
import { commonPrefix, type LogRow, logRows } from '#model/log-rows.ts'
import type { Recording } from '#model/recording.ts'
import { type Lane, lanesOf } from './lanes.ts'
import { readPicture } from './read-picture.ts'
import { readRecording } from './read-recording.ts'
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
}

/** An example in the recordings of its page, the second of the data, and in the page's code, the third; null: something is wrong with it. */
export function readPlayed([, recordings, live]: unknown[], id: string): Played | null {
  const recording = readRecording(recordings, id)
  const example = (live as LivePage | undefined)?.examples.find((candidate) => candidate.id === id)
  return recording && example ? playedOf(recording, example.files) : null
}

/** Works out once what every step needs. */
function playedOf(recording: Recording, all: LiveFile[]): Played {
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
