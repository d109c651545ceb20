import type { Moment, Recording } from '#model/recording.ts'
import type { VirtualPage } from '../page/open-page.ts'
import { createAlbum } from './album.ts'
import { DRAWN_WITHIN_MS } from './drawn-within.ts'
import { groupMoments } from './group-moments.ts'
import { cut } from './one-line.ts'

/** What is known of a moment when it happens. */
export type Told = Pick<Moment, 'kind' | 'title' | 'place'> & Partial<Moment>

/** The moments of a run in their order, each with what the preview showed. */
export interface Moments {
  add(moment: Told): void
  /** What was pressed shows what was there before. */
  press(title: string): void
  /** The press that all this follows from. */
  pressed(): Moment | undefined
  /** Where something without a line of its own came from: what happened just before it. */
  before(): Moment['place']
  /** All that follows from them has run: the preview shows it. */
  settle(): void
  /** Nothing more follows: what the preview shows now came of the last one. */
  rest(): void
  lastAt(): number
  bind(): Pick<Recording, 'length' | 'pictures' | 'moments'>
}

/** Told of each moment at once. */
export type OnMoment = (at: number, title: string, kind: Moment['kind']) => void

const MOST_TITLE = 160

/** Collects the moments of a run. */
export function collectMoments(page: VirtualPage, onMoment: OnMoment): Moments {
  const album = createAlbum(page.window.document)
  const moments: Moment[] = []
  /** Since the page was last at rest. */
  let fresh: Moment[] = []
  let lastAt = 0

  function add({ title, ...moment }: Told): void {
    lastAt = page.now()
    const told = { title: cut(title, MOST_TITLE), ...moment }
    fresh.push({ at: lastAt, detail: '', changes: [], picture: -1, says: '', ...told })
    onMoment(lastAt, told.title, told.kind)
  }
  /** What is drawn with the next frame came of the last moments: libraries collect what they tell components for a frame. */
  function drawLate(): void {
    if (page.now() - lastAt > DRAWN_WITHIN_MS) return
    const before = moments.at(-1)?.picture
    const last = moments.filter(({ at, kind, picture }) => at === lastAt && kind !== 'press' && picture === before)
    if (last.length === 0) return
    const shown = album.take()
    for (const moment of last) moment.picture = shown
  }
  return {
    add,
    press: (title) => add({ kind: 'press', title, place: null, picture: album.take() }),
    pressed: () => fresh.find(({ kind }) => kind === 'press'),
    before: () => fresh.findLast(({ place }) => place !== null)?.place ?? null,
    settle() {
      if (fresh.length === 0) return drawLate()
      const shown = album.take()
      // What was pressed is seen, if something else then shows what came of it; and before the last change of the state there is
      // nothing to be seen of it.
      const before = moments.at(-1)?.picture ?? shown
      const lastChange = fresh.findLastIndex(({ changes }) => changes.length > 0)
      for (const [index, moment] of fresh.entries()) {
        if (moment.kind === 'press' && fresh.length > 1) continue
        moment.picture = index < lastChange && moment.kind !== 'start' ? before : shown
      }
      moments.push(...fresh)
      fresh = []
    },
    rest() {
      const last = moments.at(-1)
      if (last) last.picture = album.take()
    },
    lastAt: () => lastAt,
    bind() {
      const kept = groupMoments(moments)
      return { length: Math.max(0, ...kept.map(({ at }) => at)), ...album.bind(kept) }
    },
  }
}
