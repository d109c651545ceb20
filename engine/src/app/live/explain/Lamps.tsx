import type { DrawingProps, PlaceOf } from './drawing.ts'
import { lampsAt, wholeSpans } from './lamps-model.ts'
import { TimeEvents } from './TimeEvents.tsx'
import { TimeRuler } from './TimeRuler.tsx'
import type { TimeRow } from './time-rows.ts'

export const placeOf: PlaceOf = ({ scene, stop }) => lampsAt(scene, scene.stops[stop]?.at ?? 0).head

/** Flags as lamps on one time line: what each is now, when it was on, and, dotted, when it will be. */
export function Lamps({ scene, time }: DrawingProps) {
  const { rows, events, ticks, head } = lampsAt(scene, time)
  const seconds = (place: number) => `${((place * scene.length) / 1000).toFixed(1)} s`
  const tellSpans = (spans: TimeRow['spans']) => {
    const told = wholeSpans(spans).map(
      ({ from, to, text }) => `from ${seconds(from)} to ${seconds(to)}${text && ` (${text})`}`,
    )
    return told.length > 0 ? `on ${told.join(', ')}` : 'never on'
  }
  return (
    <>
      <div
        className="lamps"
        role="img"
        aria-label={`At ${seconds(head)}: ${rows.map(({ name, value }) => `${name} ${value}`).join(', ')}.`}
        style={{ '--at': head }}
      >
        <TimeEvents events={events} />
        {rows.map((row) => (
          <Lamp key={row.name} {...row} />
        ))}
        <TimeRuler ticks={ticks.map(({ place, seconds: figure }) => ({ place, text: `${figure} s` }))} />
        <i className="lamp-head head-stem" />
      </div>
      <p className="ex-key" aria-hidden="true">
        Dotted: still to come.
      </p>
      <ul className="visually-hidden">
        {rows.map(({ name, value, spans }) => (
          <li key={name}>{`${name} is ${value} now. In the whole run it is ${tellSpans(spans)}.`}</li>
        ))}
      </ul>
    </>
  )
}

function Lamp({ name, tone, value, isLit, spans }: TimeRow) {
  return (
    <div className="lamp" data-tone={tone} data-lit={isLit || undefined}>
      <code>{name}</code>
      <span>{value}</span>
      <div data-time="">
        {spans.map(({ from, to, text, isAhead }) => (
          <s key={from} data-tense={isAhead ? 'future' : undefined} style={{ '--a': from, '--b': to }}>
            {text}
          </s>
        ))}
      </div>
    </div>
  )
}
