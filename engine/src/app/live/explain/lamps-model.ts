import type { Fact, Json, Scene } from '#model/explainer.ts'
import { fieldsOf } from '#model/fields.ts'
import type { TimeEvent } from './TimeEvents.tsx'
import type { TimeRow, TimeSpan } from './time-rows.ts'

const TONES = ['pending', 'fulfilled', 'rejected', 'plain'] as const

/** What is drawn of a scene at one time. Values are as code would write them. */
interface LampsDrawing {
  rows: TimeRow[]
  /** What was pressed. */
  events: TimeEvent[]
  ticks: Array<{ place: number; seconds: number }>
  head: number
}

const MOST_ROWS = 12
const LONGEST_VALUE = 40

/**
 * What a scene's facts come to. `rows` names the rows in order, each with its tone; `flags` is told whenever they may have changed: of
 * several in one instant the last counts. `press` is what the recorder adds. Everything else is left out.
 */
export function lampsAt({ facts, length }: Scene, time: number): LampsDrawing {
  const place = (at: number) => (length > 0 ? Math.min(at / length, 1) : 0)
  const head = place(time)
  const told = facts.filter(({ name }) => name === 'flags')
  const named = fieldsOf(facts.find(({ name }) => name === 'rows')?.value)
  const rows = Object.entries(named)
    .slice(0, MOST_ROWS)
    .map(([name, tone]): TimeRow => {
      const stretches = stretchesOf(told, name, length)
      const now = stretches.findLast(({ from }) => from <= time)?.value
      return {
        name,
        tone: TONES.find((each) => each === tone) ?? 'plain',
        value: written(now),
        isLit: isOn(now),
        spans: stretches
          .filter(({ value }) => isOn(value))
          .flatMap(({ from, to, value }) => cutAt(head, place(from), place(to), value === true ? '' : shown(value))),
      }
    })
  return { rows, events: eventsOf(facts, time, place), ticks: ticksOf(length, place), head }
}

interface Stretch {
  from: number
  to: number
  value: Json | undefined
}

/** What a row was, from one change to the next. */
function stretchesOf(told: Fact[], name: string, length: number): Stretch[] {
  const all: Stretch[] = []
  for (const { at, value } of told) {
    const fields = fieldsOf(value)
    const next = Object.hasOwn(fields, name) ? (fields[name] as Json) : undefined
    const last = all.at(-1)
    if (last && last.value === next) continue
    if (last) last.to = at
    all.push({ from: at, to: length, value: next })
  }
  return all.filter(({ from, to }, index) => to > from || index === all.length - 1)
}

/** A span in two where the head stands in it. */
function cutAt(head: number, from: number, to: number, text: string): TimeSpan[] {
  if (to <= from) return []
  if (head <= from || head >= to) return [{ from, to, text, isAhead: head <= from && head < 1 }]
  return [
    { from, to: head, text, isAhead: false },
    { from: head, to, text: '', isAhead: true },
  ]
}

/** Spans as they are told: one that the head cuts is one. */
export function wholeSpans(spans: TimeSpan[]): TimeSpan[] {
  const whole: TimeSpan[] = []
  for (const span of spans) {
    const last = whole.at(-1)
    if (last && last.to === span.from && span.text === '') whole[whole.length - 1] = { ...last, to: span.to }
    else whole.push(span)
  }
  return whole
}

function eventsOf(facts: Fact[], time: number, place: (at: number) => number): TimeEvent[] {
  const all: Array<{ at: number; text: string }> = [{ at: 0, text: 'Start' }]
  for (const { at, name, value } of facts) {
    const last = all.at(-1)
    if (name !== 'press' || typeof value !== 'string') continue
    if (last?.at === at && at > 0) last.text += `, ${shown(value)}`
    else all.push({ at, text: shown(value) })
  }
  const now = all.findLastIndex(({ at }) => at <= time)
  return all.map(({ at, text }, index) => {
    return { place: place(at), text, tense: index === now ? 'now' : index < now ? 'past' : 'future' }
  })
}

const STEPS = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000]
const MOST_TICKS = 6

function ticksOf(length: number, place: (at: number) => number): LampsDrawing['ticks'] {
  const step = STEPS.find((each) => length / each <= MOST_TICKS) ?? length
  const count = step > 0 ? Math.floor(length / step) : 0
  return Array.from({ length: count + 1 }, (_, index) => ({
    place: place(index * step),
    seconds: (index * step) / 1000,
  }))
}

/** Nothing is on that says no, or says nothing. */
const isOn = (value: Json | undefined) => value !== undefined && value !== null && value !== false

const shown = (value: Json | undefined) => {
  const text = typeof value === 'string' ? value : written(value)
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}

function written(value: Json | undefined): string {
  if (value === undefined) return 'undefined'
  const text = typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}
