import { escapeXml } from '#model/escape-xml.ts'
import type { LiveExample } from '#model/live.ts'
import type { PageRecordings, Recording } from '#model/recording.ts'
import { servedLog } from './served-log.ts'
import { servedPicture } from './served-picture.ts'

/** Of the picture's HTML: a kilobyte or less, compressed. */
const MOST_PICTURE = 4000

/** What is known where a recording is served. */
export interface ServedPlace {
  /** Of the library that it was recorded with. */
  version: string
  /** The example is inside something that the reader unfolds: with it the recording lies open. */
  isFolded: boolean
}

/** What is served of each example of a page, by its id. */
export function servedRecordings(examples: LiveExample[], recordings: PageRecordings = {}, version: string) {
  return (id: string, isFolded: boolean): string => {
    const example = examples.find((candidate) => candidate.id === id)
    const recording = Object.hasOwn(recordings, id) ? recordings[id] : undefined
    return example && recording ? servedRecording(example, recording, { version, isFolded }) : ''
  }
}

/**
 * What a page shows of a recording before anything is loaded, and all that it has without scripts: what the example comes to and what
 * happened, in a fold of one line. The player hides it while it shows the same, moving. Empty where there is nothing to tell.
 */
export function servedRecording(example: LiveExample, recording: Recording, place: ServedPlace): string {
  const parts = [servedResult(example, recording), servedSteps(recording)].filter((part) => part !== '')
  if (parts.length === 0) return ''
  const stamp = `<span class="fold-amount">recorded with ${escapeXml(place.version)}</span>`
  const summary = `<summary><span>Result and what happened</span>${stamp}</summary>`
  return `<details${place.isFolded ? ' open' : ''}>${summary}<div class="live-end">${parts.join('')}</div></details>`
}

/** The last picture. It is dead to presses and to readers' programs, which are told what the author promises of it. */
function servedResult({ title, proof }: LiveExample, { pictures, moments }: Recording): string {
  const picture = servedPicture(pictures[moments.at(-1)?.picture ?? 0] ?? '', MOST_PICTURE)
  if (picture === null)
    throw new Error(
      `The recording of the live example "${title}" has a picture that no recorder has written. Delete .cache/recordings.`,
    )
  const name = `Picture of the result${proof.shows === null ? '' : `: ${proof.shows}`}`
  return (
    picture &&
    `<div><p><small>at the end</small> <b>Result</b></p><div role="img" aria-label="${escapeXml(name)}"><div inert>${picture}</div></div></div>`
  )
}

function servedSteps(recording: Recording): string {
  const { prefix, rows } = servedLog(recording)
  const shared = prefix && `<small>${prefix}…</small> `
  return rows && `<div><p>${shared}<b>What happened</b></p><ol>${rows}</ol></div>`
}
