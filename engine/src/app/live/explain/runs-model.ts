import type { Scene } from '#model/explainer.ts'
import { type RunEvent, readRun } from './run-facts.ts'
import { toldFacts } from './told-facts.ts'

/** A moment on a rail; what happens at one instant behind the start is one of them. */
interface RunMark {
  labels: string[]
  phase: RunEvent['phase']
  /** From 0 to 1 on the rail. */
  place: number
  tense: 'past' | 'now' | 'future'
}

/** A stretch of a rail: the run itself, the work that it waits for, or work that nobody waits for any more. */
interface RunSpan {
  kind: 'run' | 'work' | 'ignored'
  from: number
  to: number
}

/** What whoever started it got, and how: `await` gives `rejected`, with `meta.aborted`. */
export interface RunGift extends NonNullable<RunEvent['gift']> {
  by: string
}

/** One run, from left to right. */
export interface Run {
  label: string
  isChosen: boolean
  marks: RunMark[]
  spans: RunSpan[]
  /** How far it has come on its rail. */
  head: number
  isOver: boolean
  sees: string[]
  gets: RunGift[]
}

/** Where the first instant ends: what happens in it has an order and no length. Behind it lengths are true. */
const FIRST = 0.4

/** The runs of all scenes on one scale: the chosen one as far as it has come, the others whole. */
export function runsOf(scenes: Scene[], chosen: Scene, stop: number, time: number): Run[] {
  const runs = scenes.map((scene) => ({ scene, events: readRun(scene.facts) }))
  const longest = Math.max(1, ...runs.map(({ events }) => (events.at(-1)?.at ?? 0) - (events[0]?.at ?? 0)))
  return runs.map(({ scene, events }) => {
    const isChosen = scene === chosen
    const told = isChosen ? toldFacts(scene, stop, time).length : scene.facts.length
    return { label: scene.label, isChosen, ...runOf(events, { longest, told, time, isChosen }) }
  })
}

interface Progress {
  longest: number
  /** How many of the facts are told. */
  told: number
  time: number
  isChosen: boolean
}

function runOf(events: RunEvent[], { longest, told, time, isChosen }: Progress): Omit<Run, 'label' | 'isChosen'> {
  const start = events[0]?.at ?? 0
  const later = (at: number) => FIRST + (1 - FIRST) * Math.min(1, Math.max(0, at - start) / longest)
  const groups = groupsOf(events, start)
  const first = groups.filter(({ at }) => at === start).length
  const placeOf = ({ at }: MarkGroup, index: number) =>
    at > start ? later(at) : (FIRST * index) / Math.max(1, first - 1)
  const marks = groups.map((group, index) => ({
    labels: group.labels,
    phase: group.phase,
    place: placeOf(group, index),
    tense: group.index < told ? ('past' as const) : ('future' as const),
  }))
  const last = marks.findLast(({ tense }) => tense === 'past')
  const isHere = (event: RunEvent) => event.index < told
  const seen = events.filter((event) => event.of === 'reducers' && isHere(event))
  const end = marks.findLast((_, index) => groups[index]?.isRun)
  return {
    marks: marks.map((mark) => (isChosen && mark === last ? { ...mark, tense: 'now' as const } : mark)),
    spans: spansOf(events, end?.place ?? 0, later),
    head: isChosen ? Math.max(last?.place ?? 0, time > start ? Math.min(later(time), 1) : 0) : 1,
    isOver: end?.tense === 'past',
    sees: seen.map(({ name }) => name),
    gets: events.flatMap((event) => (event.gift && isHere(event) ? [{ by: event.name, ...event.gift }] : [])),
  }
}

interface MarkGroup {
  at: number
  /** Of its last fact. */
  index: number
  labels: string[]
  phase: RunEvent['phase']
  isRun: boolean
}

/** In the first instant each mark stands for itself; behind it those of one instant share a place. */
function groupsOf(events: RunEvent[], start: number): MarkGroup[] {
  const groups: MarkGroup[] = []
  for (const { of, at, index, name, phase } of events) {
    const isRun = of === 'run' || of === 'reducers'
    const last = groups.at(-1)
    if (!isRun && !(of === 'work' && phase === 'none')) continue
    if (last?.at === at && at > start) Object.assign(last, { index, labels: [...last.labels, name], phase })
    else groups.push({ at, index, labels: [name], phase, isRun })
  }
  return groups
}

/** The work begins with the last mark of the first instant; what it does after the end of the run is for nobody. */
function spansOf(events: RunEvent[], end: number, later: (at: number) => number): RunSpan[] {
  const work = events.filter(({ of }) => of === 'work')
  const done = work[1] ? later(work[1].at) : end
  const spans: RunSpan[] = [{ kind: 'run', from: 0, to: end }]
  if (work.length === 0) return spans
  spans.push({ kind: 'work', from: FIRST, to: Math.min(end, done) })
  if (done > end) spans.push({ kind: 'ignored', from: end, to: done })
  return spans
}
