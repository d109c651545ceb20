import { BuildError, type Problem } from '#model/problem.ts'
import type { PageRecordings, Recording } from '#model/recording.ts'
import type { LiveSettings } from '../bundle/live-settings.ts'
import { type LiveSource, recordSite } from '../recordings/record-site.ts'
import type { SiteRecordings } from '../recordings/site-recordings.ts'

/** What the examples of a site do while it is written. */
export interface DevRecordings {
  /** Examples that do not do what their page says, as far as is known. */
  readonly problems: Problem[]
  /** What is known of the examples as they are now; nothing of one that has changed since it was recorded. */
  of(pages: LiveSource[]): SiteRecordings
  /** Records what has changed, in a thread of its own; edits that come meanwhile are recorded afterwards, together. */
  check(settings: LiveSettings, pages: LiveSource[]): void
  close(): void
}

/** Who is told about recordings. */
export interface RecordingListeners {
  /** Other examples than before are wrong, or in another way. */
  onProblems(): void
  /** There are others than before. */
  onRecordings(): void
}

/** By page and example: the example as it was recorded, and what it did. */
type Known = Map<string, { example: string; recording: Recording }>

/** Records examples in the background. `record` is for tests. */
export function openDevRecordings(
  { onProblems, onRecordings }: RecordingListeners,
  record: typeof recordSite = recordSite,
): DevRecordings {
  const ending = new AbortController()
  let known: Known = new Map()
  let problems: Problem[] = []
  let isBusy = false
  let next: [LiveSettings, LiveSource[]] | null = null

  async function check(settings: LiveSettings, pages: LiveSource[]): Promise<void> {
    const found = await findOut(settings, pages)
    if (ending.signal.aborted) return
    const news = { problems: isOther(problems, found.problems), recordings: isOther([...known], [...found.known]) }
    problems = found.problems
    known = found.known
    if (news.problems) onProblems()
    if (news.recordings) onRecordings()
  }

  async function findOut(settings: LiveSettings, pages: LiveSource[]) {
    try {
      // One thread: the others are for whoever is writing.
      const options = { skip: false, mostThreads: 1, signal: ending.signal }
      const found = await record(settings, pages, options)
      return { known: byExample(pages, found.recordings), problems: found.problems }
    } catch (reason) {
      if (reason instanceof BuildError) return { known, problems: reason.problems }
      if (!ending.signal.aborted) console.error('Live examples could not be recorded:', reason)
      return { known, problems: [] }
    }
  }

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let job = next; job && !ending.signal.aborted; job = next) {
      next = null
      await check(...job)
    }
    isBusy = false
  }

  return {
    get problems() {
      return problems
    },
    of(pages) {
      const found = pages.map(({ source, examples }): [string, PageRecordings] => {
        const recorded = examples.flatMap((example): Array<[string, Recording]> => {
          const entry = known.get(nameOf(source, example.id))
          return entry?.example === JSON.stringify(example) ? [[example.id, entry.recording]] : []
        })
        return [source, Object.fromEntries(recorded)]
      })
      return new Map(found.filter(([, recordings]) => Object.keys(recordings).length > 0))
    },
    check(settings, pages) {
      next = [settings, pages]
      void work()
    },
    close: () => ending.abort(),
  }
}

function byExample(pages: LiveSource[], recordings: SiteRecordings): Known {
  const entries = pages.flatMap(({ source, examples }) =>
    examples.flatMap((example): Array<[string, { example: string; recording: Recording }]> => {
      const own = recordings.get(source) ?? {}
      const recording = Object.hasOwn(own, example.id) ? own[example.id] : undefined
      return recording ? [[nameOf(source, example.id), { example: JSON.stringify(example), recording }]] : []
    }),
  )
  return new Map(entries)
}

const nameOf = (source: string, id: string) => `${source}#${id}`
const isOther = (before: unknown[], after: unknown[]) => JSON.stringify(before) !== JSON.stringify(after)
