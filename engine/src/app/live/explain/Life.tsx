import type { Scene } from '#model/explainer.ts'
import { type Life as Drawn, type LifeRow, lifeOf } from './life-model.ts'
import { lifeSentence, shownSeconds, tellLife } from './tell-life.ts'

interface LifeProps {
  scene: Scene
  time: number
}

/** How long an entry lives: who uses it and when, how many that are, and what becomes of it, on one line of time. */
export function Life({ scene, time }: LifeProps) {
  const life = lifeOf(scene, time)
  return (
    <>
      <div className="life" role="img" aria-label={lifeSentence(life, time)}>
        <LifeAxis life={life} />
        {life.rows.map((row) => (
          <LifeLane key={row.name} row={row} />
        ))}
        <div className="life-ruler">
          {life.axis.ticks.map(({ at, place }) => (
            <small key={at} style={{ '--a': place }}>
              {shownSeconds(at)}
            </small>
          ))}
        </div>
        <div className="life-head">
          <i style={{ '--a': life.head }} />
        </div>
      </div>
      <ul className="visually-hidden">
        {tellLife(life).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

function LifeAxis({ life: { events, axis } }: { life: Drawn }) {
  return (
    <div className="life-axis">
      {events.map(({ at, place, label, isFuture }) => (
        <small
          key={`${at} ${label}`}
          style={{ '--a': place }}
          data-future={isFuture || undefined}
          data-end={place > 0.8 || undefined}
        >
          {label}
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
    <div className="life-row" data-tone={tone} data-lit={isLit || undefined}>
      <code>{name}</code>
      <span>{value}</span>
      <div>
        {spans.map(({ from, to, label, tone: own, isFuture }) => (
          <b
            key={`${from} ${isFuture}`}
            data-tone={own}
            data-future={isFuture || undefined}
            style={{ '--a': from, '--b': to }}
          >
            {label}
          </b>
        ))}
      </div>
    </div>
  )
}
