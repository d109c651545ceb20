import type { DrawingProps } from './drawing.ts'
import lampStyles from './Lamps.css?inline'
import lifeStyles from './Life.css?inline'
import { type Life as Drawn, type LifeRow, lifeOf } from './life-model.ts'
import { lifeSentence, shownSeconds, tellLife } from './tell-life.ts'

/** Its rows are lamps, too. */
export const styles = lampStyles + lifeStyles

/** An event that begins here has its words before its node. */
const LATE = 0.8

/** How long an entry lives: who uses it and when, how many that are, and what becomes of it, on one line of time. */
export function Life({ scene, time }: DrawingProps) {
  const life = lifeOf(scene, time)
  return (
    <>
      <div className="lamps life" role="img" aria-label={lifeSentence(life, time)} style={{ '--at': life.head }}>
        <LifeEvents life={life} />
        {life.rows.map((row) => (
          <LifeLane key={row.name} row={row} />
        ))}
        <div className="lamp-ruler">
          {life.axis.ticks.map(({ at, place }) => (
            <small key={at} style={{ '--a': place }}>
              {shownSeconds(at)}
            </small>
          ))}
        </div>
        <i className="lamp-head" />
      </div>
      <ul className="visually-hidden">
        {tellLife(life).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

const tense = (isFuture: boolean, isNow = false) => (isFuture ? 'future' : isNow ? 'now' : undefined)

function LifeEvents({ life: { events, axis } }: { life: Drawn }) {
  const last = events.findLast(({ isFuture }) => !isFuture)
  return (
    <div className="lamp-events">
      {events.map((event, index) => (
        <small
          key={`${event.at} ${event.label}`}
          data-tense={tense(event.isFuture, event === last)}
          data-end={event.place > LATE || undefined}
          style={{ '--a': event.place, '--b': events[index + 1]?.place ?? 1 }}
        >
          <span>{event.label}</span>
        </small>
      ))}
      {axis.breaks.map((place) => (
        <s key={place} style={{ '--a': place }} />
      ))}
    </div>
  )
}

function LifeLane({ row: { name, value, tone, isLit, spans } }: { row: LifeRow }) {
  return (
    <div className="lamp" data-tone={tone} data-lit={isLit || undefined}>
      <code>{name}</code>
      <span>{value}</span>
      <div>
        {spans.map(({ from, to, label, tone: own, isFuture }) => (
          <s
            key={`${from} ${isFuture}`}
            data-tone={own}
            data-tense={tense(isFuture)}
            style={{ '--a': from, '--b': to }}
          >
            {label}
          </s>
        ))}
      </div>
    </div>
  )
}
