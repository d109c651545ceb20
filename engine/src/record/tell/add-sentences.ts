import type { MomentSentence } from '#model/live.ts'
import type { Recording } from '#model/recording.ts'

/** The recording with what its author says, each sentence at the next moment of that title; or the title that does not come. */
export function addSentences(
  recording: Recording,
  says: MomentSentence[],
): { recording: Recording } | { missing: string } {
  const moments = recording.moments.map((moment) => ({ ...moment }))
  let from = 0
  for (const { title, sentence } of says) {
    const index = moments.findIndex((moment, at) => at >= from && isCalled(moment.title, title))
    const moment = moments[index]
    if (!moment) return { missing: title }
    moment.says = sentence
    from = index + 1
  }
  return { recording: { ...recording, moments } }
}

/** A long title, such as a message on the console, may be called by its beginning: `Detected an action creator…`. */
const isCalled = (whole: string, title: string) =>
  whole === title || (title.endsWith('…') && whole.replace(/\s+/g, ' ').startsWith(title.slice(0, -1)))
