import type { LiveEvent, LiveExample } from '#model/live.ts'
import type { Moment, Recording } from '#model/recording.ts'
import type { VirtualPage } from '../page/open-page.ts'
import { createAlbum } from './album.ts'
import { groupMoments } from './group-moments.ts'
import { createSpans } from './note-spans.ts'
import { carriedBy, cut, printed } from './one-line.ts'
import { lineOfControl, lineOfRequest } from './place-here.ts'
import { createTrace } from './trace-places.ts'

/** What is written down while an example runs. */
export interface Notes {
  start(): void
  /** Called with each event while what led to it is on the stack. */
  hear(event: LiveEvent): void
  /** Called by each function of the example when it is entered. */
  enter(): void
  press(title: string): void
  /** What is entered from here until `pressed` is what the press calls. */
  aim(): void
  pressed(name: string): void
  /** All that follows from what was heard has run: the preview shows it. */
  settle(): void
  /** Nothing more follows: what the preview shows now came of the last moment. */
  rest(): void
  /** When something happened last; requests under way. */
  state(): { lastAt: number; openRequests: number }
  actions: string[]
  console: string[]
  /** What an error said, and where. */
  errors: string[]
  recording(): Recording
}

type EventOf<Type extends LiveEvent['type']> = Extract<LiveEvent, { type: Type }>

const MOST_TITLE = 160

/** Writes down what an example does. `onMoment` is told of each moment at once. */
export function takeNotes(
  page: VirtualPage,
  { files }: Pick<LiveExample, 'files'>,
  onMoment: (at: number, title: string, kind: Moment['kind']) => void = () => {},
): Notes {
  const album = createAlbum(page.window.document)
  const spans = createSpans()
  const trace = createTrace(files)
  const moments: Moment[] = []
  /** Since the page was last at rest. */
  let fresh: Moment[] = []
  let lastAt = 0
  const actions: string[] = []
  const lines: string[] = []
  const errors: string[] = []

  function add({ title, ...moment }: Pick<Moment, 'kind' | 'title' | 'place'> & Partial<Moment>): void {
    lastAt = page.now()
    const told = { title: cut(title, MOST_TITLE), ...moment }
    fresh.push({ at: lastAt, detail: '', changes: [], picture: -1, says: '', ...told })
    onMoment(lastAt, told.title, told.kind)
  }
  /** Where something without a line of its own came from: what happened just before it. */
  const before = () => fresh.findLast(({ place }) => place !== null)?.place ?? null
  const press = () => fresh.find(({ kind }) => kind === 'press')

  const hear = {
    action({ index, actionType, action, thunk, changes }: EventOf<'action'>) {
      if (index === 0) return // the state that a store begins with
      actions.push(actionType)
      const detail = carriedBy(action, thunk)
      const asked = () => press()?.place ?? lineOfRequest(detail, files) ?? before()
      const own = trace.sender() ?? (thunk?.phase === 'pending' ? asked() : null)
      const place = thunk ? trace.began(`thunk ${thunk.id}`, own) : own
      add({ kind: 'action', title: actionType, detail, place, changes })
    },
    request({ id, method, path, status }: EventOf<'request'>) {
      const sent = status === null ? (trace.sender() ?? trace.described() ?? before()) : null
      const place = trace.began(`request ${id}`, sent)
      if (status === null) add({ kind: 'request', title: `${method} ${path}`, place })
      else add({ kind: 'answer', title: `${status} ${path}`, place })
      spans.request(id, `${method} ${path}`, status, page.now())
    },
    log({ values, level }: EventOf<'log'>) {
      lines.push(printed(values))
      add({
        kind: 'console',
        title: printed(values),
        detail: level === 'log' ? '' : level,
        place: trace.sender(),
      })
    },
    error({ message, place }: EventOf<'error'>) {
      errors.push(place ? `${message} (${place.file}, line ${place.line})` : message)
    },
  }

  return {
    actions,
    console: lines,
    errors,
    enter: trace.enter,
    aim: trace.aim,
    start: () => add({ kind: 'start', title: 'Start', place: null }),
    hear(event) {
      if (event.type === 'action') hear.action(event)
      else if (event.type === 'request') hear.request(event)
      else if (event.type === 'log') hear.log(event)
      else if (event.type === 'error') hear.error(event)
      else if (event.type === 'stopped') errors.push(event.message)
      else if (event.type === 'cache') spans.cache(event.entries, page.now())
    },
    press: (title) => add({ kind: 'press', title, place: null, picture: album.take() }),
    pressed(name) {
      const moment = press()
      if (moment) moment.place = trace.hit() ?? lineOfControl(name, files)
    },
    settle() {
      trace.forget()
      if (fresh.length === 0) return
      const shown = album.take()
      // What was pressed is seen, if something else then shows what came of it.
      const keeps = ({ kind }: Moment) => kind === 'press' && fresh.length > 1
      for (const moment of fresh) if (!keeps(moment)) moment.picture = shown
      moments.push(...fresh)
      fresh = []
    },
    rest() {
      const last = moments.at(-1)
      if (last) last.picture = album.take()
    },
    state: () => ({ lastAt, openRequests: spans.openRequests() }),
    recording() {
      const kept = groupMoments(moments)
      const length = Math.max(0, ...kept.map(({ at }) => at))
      return { length, ...album.bind(kept), spans: spans.all(length) }
    },
  }
}
