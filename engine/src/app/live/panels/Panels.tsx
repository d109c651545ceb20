import { type RefObject, useState } from 'react'
import type { LiveExample, LiveFailure, LivePlace } from '#model/live.ts'
import { adoptStyles } from '../adopt-styles.ts'
import { EMPTY_STORE } from '../run/run-record.ts'
import type { LiveSession } from '../run/use-live-run.ts'
import { ActionLog } from './ActionLog.tsx'
import { ApiControls } from './ApiControls.tsx'
import { CachePanel } from './CachePanel.tsx'
import { ConsolePanel } from './ConsolePanel.tsx'
import { Panel } from './Panel.tsx'
import styles from './Panels.css?inline'
import { RequestLog } from './RequestLog.tsx'
import { StatePanel } from './StatePanel.tsx'
import { TimeSlider } from './TimeSlider.tsx'
import { useAnnouncements } from './use-announcements.ts'

adoptStyles(styles)

interface PanelsProps {
  example: LiveExample
  session: LiveSession
  storeId: number
  preview: RefObject<HTMLDivElement | null>
  onStore: (id: number) => void
  onPlace: (place: LivePlace) => void
}

/** What an example does: its screen, what it prints, what happened, and the state that followed from it. */
export function Panels({ example, session, storeId, preview, onStore, onPlace }: PanelsProps) {
  const { record, jump, current } = session
  const [latency, setLatency] = useState(example.latency)
  const [failure, setFailure] = useState<{ kind: LiveFailure; requests: number } | null>(null)
  const told = useAnnouncements(record, storeId)
  const stores = Object.keys(record.stores).map(Number)
  const store = record.stores[storeId] ?? record.stores[stores[0] ?? 0]
  // Its room is kept from the start: the preview beside it does not change its width.
  const hasLog = store !== undefined || example.files.some(({ code }) => /configureStore|ApiProvider/.test(code))
  const shownId = record.stores[storeId] ? storeId : (stores[0] ?? 0)
  const hasApi = example.hasApi || record.requests.length > 0
  const hasCache = example.files.some(({ code }) => code.includes('createApi'))
  const isIdle = record.phase === 'idle'

  const reset = () => {
    setFailure(null)
    setLatency(example.latency)
    current.current?.failNext(null)
    current.current?.setLatency(example.latency)
    current.current?.reset()
  }
  // Told by the request that it was meant for.
  const isUsed = failure !== null && record.requests.length > failure.requests
  if (isUsed) setFailure(null)

  // Where nothing is dispatched, what is printed is the result.
  const { logs, lostLogs } = record
  const hasLines = logs.length > 0
  return (
    <div className="live-panels" hidden={isIdle} data-kind={hasLog ? 'store' : 'plain'}>
      <div className="live-side">
        <Panel name="Preview" kind="preview" isBusy={record.phase === 'starting'}>
          <div ref={preview} className="live-screen" />
        </Panel>
        {hasLog && <ActionLog store={store ?? EMPTY_STORE} onJump={(index) => jump(shownId, index)} />}
        {!hasLog && hasLines && <ConsolePanel logs={logs} lostLogs={lostLogs} onPlace={onPlace} />}
        {store && <StatePanel store={store} onWant={(index) => current.current?.showState(shownId, index)} />}
      </div>
      <div className="live-more">
        {hasLog && hasLines && <ConsolePanel logs={logs} lostLogs={lostLogs} onPlace={onPlace} />}
        {hasApi && <RequestLog requests={record.requests} />}
        {(record.cache.length > 0 || hasCache) && <CachePanel cache={record.cache} cacheAt={record.cacheAt} />}
        {hasApi && (
          <ApiControls
            latency={latency}
            failure={failure?.kind ?? null}
            onLatency={(milliseconds) => {
              setLatency(milliseconds)
              current.current?.setLatency(milliseconds)
            }}
            onFailure={(kind) => {
              setFailure(kind === null ? null : { kind, requests: record.requests.length })
              current.current?.failNext(kind)
            }}
            onReset={store ? null : reset}
          />
        )}
        {stores.length > 1 && <StoreChoice stores={stores} chosen={shownId} onChoose={onStore} />}
      </div>
      {store && <TimeSlider store={store} onJump={(index) => jump(shownId, index)} onReset={reset} />}
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </div>
  )
}

/** Which store is followed, where there are several. */
function StoreChoice(props: { stores: number[]; chosen: number; onChoose: (id: number) => void }) {
  const { stores, chosen, onChoose } = props
  return (
    <label className="live-stores">
      Store
      <select value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
        {stores.map((id, index) => (
          <option key={id} value={id}>
            {index + 1}
          </option>
        ))}
      </select>
    </label>
  )
}
