import { endOfPath } from '../end-of-path.ts'
import { type ActionEntry, headOf, rowsAround, type StoreRecord } from '../run/run-record.ts'
import { seconds } from './format-time.ts'
import { LogList } from './LogList.tsx'
import { Panel } from './Panel.tsx'
import { shownEntry, shownText } from './shown-text.ts'

interface ActionLogProps {
  store: StoreRecord
  onJump: (index: number) => void
}

/** The dispatched actions in order, each a node on the rail; pressing one shows the state as it was then. */
export function ActionLog({ store, onJump }: ActionLogProps) {
  const { actions, lostActions } = store
  const now = headOf(store)?.index ?? 0
  const rows = rowsAround(actions, now)
  const known = new Set<string>()
  return (
    <Panel name="Action log" kind="actions" title={<Title store={store} />}>
      {rows.length < actions.length + lostActions && (
        <p className="live-note">
          {rows.length} of {actions.length + lostActions} actions.
        </p>
      )}
      <LogList length={actions.length} place={`[data-index="${now}"]`}>
        {rows.map((entry, at) => (
          <Row
            key={entry.index}
            entry={entry}
            before={rows[at - 1]}
            tense={entry.index === now ? 'now' : entry.index < now ? 'past' : 'future'}
            isContinued={isLater(entry, known)}
            onJump={onJump}
          />
        ))}
      </LogList>
    </Panel>
  )
}

/** The name, and beside it what has become of the future: there is room for it, so that no row moves. */
function Title({ store: { arrived, dropped } }: { store: StoreRecord }) {
  return (
    <>
      <span>Action log</span>
      {arrived > 0 && <small>{arrived} more arrived meanwhile</small>}
      {dropped > 0 && <small>New branch: {dropped} later dropped</small>}
    </>
  )
}

/** Whether an action of the same thunk has been met before. */
function isLater({ thunk }: ActionEntry, known: Set<string>): boolean {
  if (!thunk) return false
  const isKnown = known.has(thunk.id)
  known.add(thunk.id)
  return isKnown
}

interface RowProps {
  entry: ActionEntry
  before: ActionEntry | undefined
  tense: 'past' | 'now' | 'future'
  /** A later action of a thunk whose first one stands above. */
  isContinued: boolean
  onJump: (index: number) => void
}

function Row({ entry, before, tense, isContinued, onJump }: RowProps) {
  const { index, at, actionType, action, thunk } = entry
  const payload = shownEntry(action, 'payload')
  const isEmpty = payload?.kind === 'text' && payload.text === 'undefined'
  // A request of an API slice: its type says `executeQuery`, whichever endpoint it is.
  const endpoint = thunk && !actionType.startsWith(thunk.name) ? endOfPath(thunk.name) : null
  return (
    <li data-tense={tense} data-index={index} data-phase={thunk?.phase} data-continued={isContinued || undefined}>
      <button type="button" aria-current={tense === 'now' ? 'step' : undefined} onClick={() => onJump(index)}>
        <b>{isContinued && before?.thunk?.id === thunk?.id ? <Ending of={actionType} /> : actionType}</b>
        {payload && !isEmpty ? <i>{shownText(payload, 48)}</i> : endpoint && <i>{endpoint}</i>}
        <small>{before ? `+${seconds(at - before.at)}` : seconds(at)}</small>
      </button>
    </li>
  )
}

/** Below the action it belongs to, the end of a type is enough to see. */
function Ending({ of }: { of: string }) {
  const end = endOfPath(of)
  return (
    <>
      <span className="visually-hidden">{of.slice(0, -end.length)}</span>
      {end}
    </>
  )
}
