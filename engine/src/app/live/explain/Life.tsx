import type { DrawingProps, PlaceOf } from './drawing.ts'
import { lifeOf } from './life-model.ts'
import { TimeEvents } from './TimeEvents.tsx'
import { TimeRuler } from './TimeRuler.tsx'
import { lifeSentence, shownSeconds, tellLife } from './tell-life.ts'
import type { TimeRow } from './time-rows.ts'

export const placeOf: PlaceOf = ({ scene, stop }) => lifeOf(scene, scene.stops[stop]?.at ?? 0).head

/** How long an entry lives: who uses it and when, how many that are, and what becomes of it, on one line of time. */
export function Life({ scene, time }: DrawingProps) {
  const life = lifeOf(scene, time)
  return (
    <>
      <div className="lamps life" role="img" aria-label={lifeSentence(life, time)} style={{ '--at': life.head }}>
        <TimeEvents events={life.events}>
          {life.axis.breaks.map((place) => (
            <s key={place} style={{ '--a': place }} />
          ))}
        </TimeEvents>
        {life.rows.map((row) => (
          <LifeLane key={row.name} {...row} />
        ))}
        <TimeRuler ticks={life.axis.ticks.map(({ at, place }) => ({ place, text: shownSeconds(at) }))} />
        <i className="lamp-head head-stem" />
      </div>
      <p className="ex-key" aria-hidden="true">
        Dotted: still to come. A break in the line: time left out.
      </p>
      <ul className="visually-hidden">
        {tellLife(life).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

function LifeLane({ name, value, tone, isLit, spans }: TimeRow) {
  return (
    <div className="lamp" data-tone={tone} data-lit={isLit || undefined}>
      <code>{name}</code>
      <span>{value}</span>
      <div data-time="">
        {spans.map(({ from, to, text, tone: own, isAhead }) => (
          <s
            key={`${from} ${isAhead}`}
            data-tone={own}
            data-tense={isAhead ? 'future' : undefined}
            style={{ '--a': from, '--b': to }}
          >
            {text}
          </s>
        ))}
      </div>
    </div>
  )
}
