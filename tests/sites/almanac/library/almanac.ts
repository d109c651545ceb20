/** Almanac: tables of days. An invented library, small enough to be documented whole. */

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const MAX_DAYS = 400
const DAY_MS = 86_400_000

export type Weekday = (typeof WEEKDAYS)[number]

/** One cell of a table. */
export interface Day {
  /** As `2026-03-01`. */
  date: string
  weekday: Weekday
  note: string | null
}

/** A run of days, in order. */
export interface Almanac {
  days: readonly Day[]
  weekStart: 'monday' | 'sunday'
}

export interface AlmanacOptions {
  /** The first day, as `2026-03-01`. */
  from: string
  /** How many days, from 1 to 400. */
  days?: number
  /** The first day of a row. */
  weekStart?: 'monday' | 'sunday'
  /** What to write into a cell; null for nothing. */
  note?: (date: string) => string | null
}

/** Makes the days of a table. */
export function createAlmanac({ from, days = 30, weekStart = 'monday', note = () => null }: AlmanacOptions): Almanac {
  const first = Date.parse(`${from}T00:00:00Z`)
  if (Number.isNaN(first) || dateOf(first) !== from) throw new Error(`Almanac error #1: "${from}" is not a date`)
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
    throw new Error(`Almanac error #2: ${days} is not a number of days from 1 to ${MAX_DAYS}`)
  const list = Array.from({ length: days }, (_, index): Day => {
    const time = first + index * DAY_MS
    const date = dateOf(time)
    return { date, weekday: WEEKDAYS[new Date(time).getUTCDay()] ?? 'sunday', note: note(date) }
  })
  return { days: list, weekStart }
}

/** The table: rows of seven cells. Cells before the first day and after the last are null. */
export function weeksOf({ days, weekStart }: Almanac): Array<Array<Day | null>> {
  const offset = weekStart === 'monday' ? 6 : 0
  const before = days[0] ? (WEEKDAYS.indexOf(days[0].weekday) + offset) % 7 : 0
  const cells = [...Array<null>(before).fill(null), ...days]
  const rows = Array.from({ length: Math.ceil(cells.length / 7) }, (_, row) => cells.slice(row * 7, row * 7 + 7))
  return rows.map((row) => [...row, ...Array<null>(7 - row.length).fill(null)])
}

/** The day of a date. */
export function findDay({ days }: Almanac, date: string): Day {
  const day = days.find((candidate) => candidate.date === date)
  if (!day) throw new Error(`Almanac error #3: the table has no day "${date}"`)
  return day
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)
