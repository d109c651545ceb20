import type { DrawingProps, PlaceOf } from './drawing.ts'
import { type Run, type RunGift, runsOf } from './runs-model.ts'

export const placeOf: PlaceOf = ({ scene, scenes, stop }) =>
  runsOf(scenes, scene, stop, scene.stops[stop]?.at ?? 0).find(({ isChosen }) => isChosen)?.head ?? 0

/** The ways a run can end, under each other: what happens, what reducers see of it and what whoever started it gets. */
export function Runs({ scene, scenes, stop, time }: DrawingProps) {
  return (
    <div className="runs">
      <div className="run run-heads" aria-hidden="true">
        <span />
        <span>one run, left to right</span>
        <span>reducers see</span>
        <span>the caller gets</span>
      </div>
      <ul>
        {runsOf(scenes, scene, stop, time).map((run) => (
          <li key={run.label} className="run" aria-current={run.isChosen || undefined}>
            <b>{run.label}</b>
            <Rail run={run} />
            <p>
              <span className="run-label">Reducers see </span>
              <Sees run={run} />
            </p>
            <div>
              <span className="run-label">The caller gets </span>
              {run.gets.length > 0 ? (
                run.gets.map((gift) => <Gift key={gift.by} gift={gift} />)
              ) : (
                <span>nothing yet</span>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="ex-key" aria-hidden="true">
        Bar: the work; dashed, nobody waits for it. Before the bar: one instant. Dotted ring: no action.
      </p>
    </div>
  )
}

function Rail({ run: { marks, spans, head, isChosen } }: { run: Run }) {
  const sentence = marks
    .map(({ labels, tense }) => `${tense === 'future' ? 'not yet ' : ''}${labels.join(' and ')}`)
    .join(', then ')
  return (
    <div
      className="run-rail"
      role="img"
      aria-label={sentence}
      data-time={isChosen ? '' : undefined}
      style={{ '--at': head }}
    >
      {(head < 1 ? (['future', 'past'] as const) : (['past'] as const)).map((tense) => (
        <div key={tense} className="run-tense" data-tense={tense}>
          {spans.map(({ kind, from, to }) => (
            <s key={kind} data-kind={kind} style={{ '--a': from, '--b': to }} />
          ))}
        </div>
      ))}
      {marks.map(({ phase, place, tense }) => (
        <i key={place} data-phase={phase} data-tense={tense} style={{ '--a': place }} />
      ))}
      <div className="run-marks">
        {marks.map(({ labels, place, tense }) => (
          <small key={place} data-tense={tense} style={{ '--a': place }}>
            {labels.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </small>
        ))}
      </div>
    </div>
  )
}

function Sees({ run: { sees, isOver } }: { run: Run }) {
  if (sees.length === 0) return <span>{isOver ? 'nothing' : 'nothing yet'}</span>
  return <code>{sees.join(', ')}</code>
}

function Gift({ gift: { by, verb, what, with: extra } }: { gift: RunGift }) {
  return (
    <p>
      <code>{by}</code> {verb} <code>{what}</code>
      {extra && (
        <span>
          {' '}
          with <code>{extra}</code>
        </span>
      )}
    </p>
  )
}
