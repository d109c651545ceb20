import type { Life, LifeEvent } from './life-model.ts'

/** `3 s`, `1.5 s` */
export const shownSeconds = (milliseconds: number): string => `${Number((milliseconds / 1000).toFixed(1))} s`

/** How everything is at this time, in a sentence. */
export function lifeSentence({ rows, left }: Life, time: number): string {
  const states = rows.map(({ name, value }) => `${name}: ${value}`).join(', ')
  return `At ${shownSeconds(time)}: ${states}${left === null ? '' : `, ${left} s left`}.`
}

/** What has happened by now, a line each. */
export const tellLife = ({ events, rows }: Life): string[] => [
  ...events.filter(({ tense }) => tense !== 'future').map(({ at, text }: LifeEvent) => `${shownSeconds(at)}: ${text}`),
  ...rows.map(({ name, value }) => `${name}: ${value}`),
]
