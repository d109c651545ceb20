import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { LiveExample, LiveFile, LivePlace, LiveRuntime } from '#model/live.ts'
import { CodeTools } from './editor/CodeTools.tsx'
import type { CodeEditor } from './editor/code-editor.ts'
import { FileTabs } from './editor/FileTabs.tsx'
import { findReducer } from './editor/find-reducer.ts'
import { blockAt, type Point } from './editor/served-code.ts'
import { useCodeEditor } from './editor/use-code-editor.ts'
import { useServedCode } from './editor/use-served-code.ts'
import type { Edits } from './edits/kept-edits.ts'
import { useEdits } from './edits/use-edits.ts'
import { Messages } from './panels/Messages.tsx'
import { Panels } from './panels/Panels.tsx'
import { headOf } from './run/run-record.ts'
import { useLiveRun } from './run/use-live-run.ts'

/** Typing runs the code when it has paused this long. */
const TYPING_PAUSE_MS = 400
/** A longer file scrolls inside its editor, or what it does would be out of sight. */
const MAX_LINES = 24

interface BenchProps {
  example: LiveExample
  runtime: LiveRuntime
  /** The reader's changes at the start. */
  edits: Edits
  note: 'link' | 'kept' | null
  since: number
  route: string
  presses: number
  point: RefObject<Point | null>
  frame: RefObject<HTMLElement | null>
}

/** An open example: its files in an editor, and below them what they do. */
export function Bench(props: BenchProps) {
  const { example, runtime, note, since, route, presses, point, frame } = props
  const id = useId()
  const preview = useRef<HTMLDivElement>(null)
  const editorBox = useRef<HTMLDivElement>(null)
  const { files, edits, edit, restore } = useEdits(example, route, props.edits)
  const [hasAll, setHasAll] = useState(() => example.files.some(({ name, isShown }) => !isShown && name in props.edits))
  const [current, setCurrent] = useState(() =>
    firstFile(example, point.current && blockAt(frame.current, point.current)),
  )
  const [isFocused, setFocused] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const [storeId, setStoreId] = useState(0)
  const session = useLiveRun(example, runtime, preview, () =>
    setNotice('The sandbox could not be loaded. Check your connection and run it again.'),
  )
  const { record } = session
  const isRunning = record.phase !== 'idle'
  const tabs = files.filter(({ isShown }) => isShown || hasAll)
  const at = tabs.findIndex(({ name }) => name === current)

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const run = (next = files) => {
    clearTimeout(timer.current)
    setNotice(null)
    session.run(next)
  }
  const runFiles = useEffectEvent(() => run())
  useEffect(() => {
    if (presses > since) runFiles()
  }, [presses, since])

  useServedCode(frame, at, tabs.length)
  const editor = useCodeEditor(editorBox, {
    helpId: `${id}-help`,
    onFocus: setFocused,
    onChange: (code) => {
      const next = edit(current, code)
      clearTimeout(timer.current)
      if (isRunning) timer.current = setTimeout(() => session.run(next), TYPING_PAUSE_MS)
    },
    onReady: (made) => {
      openFile(current, made)
      frame.current?.setAttribute('data-editing', '')
      if (point.current) made.goToPoint(point.current.x, point.current.y)
      point.current = null
    },
  })
  const openFile = (name: string, into: CodeEditor | null = editor) => {
    const file = files.find((candidate) => candidate.name === name)
    if (!file) return
    if (!file.isShown) setHasAll(true)
    setCurrent(name)
    into?.open(name, file.code)
  }
  const goTo = ({ file, line, column }: LivePlace) => {
    if (file !== current) openFile(file)
    editor?.goTo(line, column)
  }
  const putBack = () => {
    const next = restore()
    editor?.replace(next.find(({ name }) => name === current)?.code ?? '')
    if (isRunning) run(next)
  }

  const error = record.error?.place ?? null
  const head = record.stores[storeId] ? headOf(record.stores[storeId]) : null
  const ran = head ? findReducer(head.actionType, files) : null
  const markKey = JSON.stringify([current, error, ran])
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks change with what they are about
  useEffect(() => {
    editor?.mark([
      ...(ran?.file === current && ran.line !== error?.line ? [{ ...ran, tone: 'ran' as const }] : []),
      ...(error?.file === current ? [{ ...error, tone: 'failing' as const }] : []),
    ])
  }, [editor, markKey])

  const lines = Math.min(MAX_LINES, Math.max(...tabs.map(({ code }) => code.trimEnd().split('\n').length)))
  return (
    <div className="live-bench" style={{ '--lines': lines } as CSSProperties}>
      <div className="code-bar live-files">
        <FileTabs
          id={id}
          files={tabs}
          current={current}
          edited={Object.keys(edits)}
          failing={error?.file ?? null}
          more={files.length - tabs.length}
          onChoose={openFile}
          onAll={() => setHasAll(true)}
        />
        <CodeTools id={example.id} files={files} edits={edits} onRestore={putBack} onProblem={setNotice} />
      </div>
      <div
        ref={editorBox}
        id={`${id}-code`}
        className="live-editor"
        role="tabpanel"
        aria-labelledby={`${id}-${current}`}
      />
      <p id={`${id}-help`} className={isFocused ? 'live-help' : 'visually-hidden'}>
        Tab indents. Escape, then Tab, leaves the editor.
      </p>
      <Messages
        error={record.error}
        stopped={record.stopped}
        note={isRunning ? null : note}
        notice={notice}
        onPlace={goTo}
        onRun={() => run()}
      />
      <Panels
        example={example}
        session={session}
        storeId={storeId}
        preview={preview}
        onStore={setStoreId}
        onPlace={goTo}
      />
      <PrintedCode files={tabs} />
    </div>
  )
}

/** The editor holds only the lines in sight; paper gets all of them, as they are now. */
function PrintedCode({ files }: { files: LiveFile[] }) {
  return (
    <div className="live-print" aria-hidden="true">
      {files.map(({ name, code }) => (
        <pre key={name}>
          <code>{`// ${name}\n${code}`}</code>
        </pre>
      ))}
    </div>
  )
}

/** The file of the block that was pressed, where blocks and files go together. */
function firstFile({ files }: LiveExample, block: number | null): string {
  const shown = files.filter(({ isShown }) => isShown)
  return (shown[block ?? 0] ?? shown[0])?.name ?? ''
}
