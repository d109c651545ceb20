import type { LiveEvent, LiveExample } from '#model/live.ts'
import type { Recording } from '#model/recording.ts'
import type { VirtualPage } from '../page/open-page.ts'
import { collectMoments, type OnMoment } from './collect-moments.ts'
import { createSpans } from './note-spans.ts'
import { carriedBy, printed } from './one-line.ts'
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

/** Writes down what an example does. `onMoment` is told of each moment at once. */
export function takeNotes(
  page: VirtualPage,
  { files }: Pick<LiveExample, 'files'>,
  onMoment: OnMoment = () => {},
): Notes {
  const moments = collectMoments(page, onMoment)
  const spans = createSpans()
  const trace = createTrace(files)
  const actions: string[] = []
  const lines: string[] = []
  const errors: string[] = []

  const hear = {
    action({ index, actionType, action, thunk, changes }: EventOf<'action'>) {
      if (index === 0) return // the state that a store begins with
      actions.push(actionType)
      const detail = carriedBy(action, thunk)
      const asked = () => moments.pressed()?.place ?? lineOfRequest(detail, files) ?? moments.before()
      const own = trace.sender() ?? (thunk?.phase === 'pending' ? asked() : null)
      const place = thunk ? trace.began(`thunk ${thunk.id}`, own) : own
      moments.add({ kind: 'action', title: actionType, detail, place, changes })
    },
    request({ id, method, path, status }: EventOf<'request'>) {
      const sent = status === null ? (trace.sender() ?? trace.described() ?? moments.before()) : null
      const place = trace.began(`request ${id}`, sent)
      if (status === null) moments.add({ kind: 'request', title: `${method} ${path}`, place })
      else moments.add({ kind: 'answer', title: `${status} ${path}`, place })
      spans.request(id, `${method} ${path}`, status, page.now())
    },
    log({ values, level }: EventOf<'log'>) {
      lines.push(printed(values))
      moments.add({
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
    start: () => moments.add({ kind: 'start', title: 'Start', place: null }),
    hear(event) {
      if (event.type === 'action') hear.action(event)
      else if (event.type === 'request') hear.request(event)
      else if (event.type === 'log') hear.log(event)
      else if (event.type === 'error') hear.error(event)
      else if (event.type === 'stopped') errors.push(event.message)
      else if (event.type === 'cache') spans.cache(event.entries, page.now())
    },
    press: moments.press,
    pressed(name) {
      const moment = moments.pressed()
      if (moment) moment.place = trace.hit() ?? lineOfControl(name, files)
    },
    settle() {
      trace.forget()
      moments.settle()
    },
    rest: moments.rest,
    state: () => ({ lastAt: moments.lastAt(), openRequests: spans.openRequests() }),
    recording() {
      const bound = moments.bind()
      return { ...bound, spans: spans.all(bound.length) }
    },
  }
}
