import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import { openLiveRun } from '#live/page/open-live-run.ts'
import type { LiveEvent, LiveExample, LiveFile, LiveRun, LiveRuntime } from '#model/live.ts'
import { useColorMode } from '../../state/color-mode.ts'
import { EMPTY_RECORD, type RecordChange, type RunRecord, recordEvents, shownRecord } from './run-record.ts'

/** Events are shown together after this time, so that a burst of them is one change on screen. */
const GATHER_MS = 40

/** An example that can be run: what it has said, and what can be asked of it. */
export interface LiveSession {
  record: RunRecord
  /** Starts the files, or starts anew with them, and brings them to where a recording was. */
  run: (files: LiveFile[], presses?: string[]) => void
  /** Shows the state after an action; that of the last one is the present. */
  jump: (store: number, index: number) => void
  /** The running example, once there is one. */
  current: RefObject<LiveRun | null>
}

/** Opens the sandbox when the example is first run, in the element of `host`, and closes it when the page is left. */
export function useLiveRun(
  example: LiveExample,
  runtime: LiveRuntime,
  host: RefObject<HTMLElement | null>,
  onFail: (error: unknown) => void,
): LiveSession {
  const [record, change] = useReducer(
    (before: RunRecord, changes: RecordChange[]) => recordEvents(before, changes, Date.now()),
    EMPTY_RECORD,
  )
  const current = useRef<LiveRun>(null)
  const opening = useRef<Promise<LiveRun>>(null)
  const gathered = useRef<RecordChange[]>([])
  const isGone = useRef(false)
  const [theme] = useColorMode()

  const tell = useCallback((event: RecordChange) => {
    gathered.current.push(event)
    if (gathered.current.length > 1) return
    setTimeout(() => {
      const events = gathered.current
      gathered.current = []
      if (!isGone.current) change(events)
    }, GATHER_MS)
  }, [])

  useEffect(() => current.current?.setTheme(theme), [theme])
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      current.current?.dispose()
      current.current = null
    }
  }, [])

  const open = async (): Promise<LiveRun> => {
    const { title, entry, hasApi, latency } = example
    const on = (event: LiveEvent) => tell(event)
    const options = { host: host.current as HTMLElement, runtime, title, entry, hasApi, latency, theme, on }
    const run = await openLiveRun(options)
    if (isGone.current) run.dispose()
    else current.current = run
    return run
  }

  const run = (files: LiveFile[], presses?: string[]) => {
    change([{ type: 'run' }])
    if (current.current) {
      current.current.run(files, presses)
      return
    }
    opening.current ??= open()
    opening.current.then(
      (opened) => opened.run(files, presses),
      (error) => {
        opening.current = null
        change([{ type: 'ready' }])
        onFail(error)
      },
    )
  }

  const jump = (store: number, index: number) => {
    // Decided once, here: the sandbox may be further by now, and page and sandbox must mean the same.
    const to = index === record.stores[store]?.actions.at(-1)?.index ? null : index
    current.current?.jump(store, to)
    change([{ type: 'jumped', store, index: to }])
  }

  return { record: shownRecord(record), run, jump, current }
}
