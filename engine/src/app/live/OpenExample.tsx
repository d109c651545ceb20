import { type RefObject, useId, useRef, useState } from 'react'
import type { LiveExample, LiveFile, LiveRuntime } from '#model/live.ts'
import { adoptStyles } from './adopt-styles.ts'
import { CheckTypes } from './check/CheckTypes.tsx'
import { TypeProblems } from './check/TypeProblems.tsx'
import { useTypeCheck } from './check/use-type-check.ts'
import { CodeTools } from './editor/CodeTools.tsx'
import { FileTabs } from './editor/FileTabs.tsx'
import { findReducer } from './editor/find-reducer.ts'
import type { Point } from './editor/served-code.ts'
import { useMarks } from './editor/use-marks.ts'
import { useOpenFiles } from './editor/use-open-files.ts'
import type { Edits } from './edits/kept-edits.ts'
import { useEdits } from './edits/use-edits.ts'
import formStyles from './Forms.css?inline'
import styles from './OpenExample.css?inline'
import { Messages } from './panels/Messages.tsx'
import { Panels } from './panels/Panels.tsx'
import { headOf } from './run/run-record.ts'
import { useExampleRun } from './run/use-example-run.ts'
import { useRoom } from './use-room.ts'

adoptStyles(styles)
adoptStyles(formStyles)

/** A longer file scrolls inside its editor, or what it does would be out of sight. */
const MAX_LINES = 24

/** An example with all that it needs to be open. */
export interface OpenedExample {
  example: LiveExample
  runtime: LiveRuntime
  /** The reader's changes at the start. */
  edits: Edits
  note: 'link' | 'kept' | null
  /** Presses before this one were for something else. */
  since: number
}

interface OpenExampleProps extends OpenedExample {
  route: string
  presses: number
  point: RefObject<Point | null>
  frame: RefObject<HTMLElement | null>
}

/** An open example: its files in an editor, and beside, above or below them what they do. */
export function OpenExample(props: OpenExampleProps) {
  const { example, runtime, note, since, route, presses, point, frame } = props
  const id = useId()
  const helpId = `${id}-help`
  const preview = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const { files, edits, edit, restore } = useEdits(example, route, props.edits)
  const [storeId, setStoreId] = useState(0)
  const isEdited = Object.keys(edits).length > 0
  const runs = useExampleRun({ example, runtime, files, isEdited, presses, since, preview, frame })
  const { session, run, notice, setNotice } = runs
  const { record } = session
  const isRunning = record.phase !== 'idle'
  // The press that has opened it, if it was one in the code.
  const [pressInCode] = useState(() => (point.current ? presses : null))
  useRoom(frame, isRunning, presses === pressInCode)

  const onType = (name: string, code: string) => {
    const next = edit(name, code)
    if (isRunning) runs.runSoon(next)
  }
  const opened = useOpenFiles({ files, edited: Object.keys(props.edits), box, helpId, frame, point, onType })
  const { tabs, current, editor, goTo } = opened
  const putBack = () => {
    const next = restore()
    editor?.replace(next.find(({ name }) => name === current)?.code ?? '')
    if (isRunning) run(next)
  }

  const failing = record.error?.place ?? null
  const head = record.stores[storeId] ? headOf(record.stores[storeId]) : null
  useMarks(editor, current, failing, head && findReducer(head.actionType, files))
  const types = useTypeCheck(runtime.checker, isRunning ? files : null, { editor, current })
  return (
    <div className="live-bench" style={{ '--lines': linesOf(tabs) }}>
      <div className="code-bar live-files">
        <FileTabs
          id={id}
          files={tabs}
          current={current}
          edited={Object.keys(edits)}
          failing={failing?.file ?? null}
          more={files.length - tabs.length}
          onChoose={opened.open}
          onAll={opened.showAll}
        />
        <CodeTools id={example.id} files={files} edits={edits} onRestore={putBack} onProblem={setNotice} />
        <CheckTypes types={types} />
      </div>
      <div ref={box} id={`${id}-code`} className="live-editor" role="tabpanel" aria-labelledby={`${id}-${current}`} />
      {/* It stays from then on: if it went when the editor is left, what is pressed below it would move away from under the press. */}
      <p id={helpId} className={opened.wasFocused ? 'live-help' : 'visually-hidden'}>
        Tab indents. Escape, then Tab, leaves the editor.
      </p>
      <Messages
        error={record.error}
        stopped={record.stopped}
        note={isRunning ? null : note}
        begin={runs.begin}
        notice={notice}
        onPlace={goTo}
        onRun={() => run(files)}
      >
        <TypeProblems types={types} onPlace={goTo} />
      </Messages>
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

/** As many as the longest file has, so that another one does not change the height. */
const linesOf = (files: LiveFile[]) =>
  Math.min(MAX_LINES, Math.max(...files.map(({ code }) => code.trimEnd().split('\n').length)))

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
