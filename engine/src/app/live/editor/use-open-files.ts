import { type RefObject, useState } from 'react'
import type { LiveFile, LivePlace } from '#model/live.ts'
import type { CodeEditor } from './code-editor.ts'
import { blockAt, type Point } from './served-code.ts'
import { useCodeEditor } from './use-code-editor.ts'
import { useServedCode } from './use-served-code.ts'

interface UseOpenFilesOptions {
  files: LiveFile[]
  /** Files that were changed before; a hidden one of them gets its tab at once. */
  edited: string[]
  /** Where the editor goes. */
  box: RefObject<HTMLElement | null>
  helpId: string
  frame: RefObject<HTMLElement | null>
  /** Where in the served code the reader has pressed, until the caret is there. */
  point: RefObject<Point | null>
  onType: (name: string, code: string) => void
}

/** The files of an example and the one that is open, in the editor once there is one. */
interface OpenFiles {
  tabs: LiveFile[]
  /** The name of the open file. */
  current: string
  editor: CodeEditor | null
  /** The reader has been in the editor. */
  wasFocused: boolean
  open: (name: string) => void
  goTo: (place: LivePlace) => void
  showAll: () => void
}

/** Opens the file that was pressed, or the first, and follows the reader from there. */
export function useOpenFiles(options: UseOpenFilesOptions): OpenFiles {
  const { files, edited, box, helpId, frame, point, onType } = options
  const [hasAll, setHasAll] = useState(() => files.some(({ name, isShown }) => !isShown && edited.includes(name)))
  const [current, setCurrent] = useState(() => firstFile(files, point.current && blockAt(frame.current, point.current)))
  const [wasFocused, setFocused] = useState(false)
  const tabs = files.filter(({ isShown }) => isShown || hasAll)
  const at = tabs.findIndex(({ name }) => name === current)
  useServedCode(frame, at, tabs.length)

  const editor = useCodeEditor(box, {
    helpId,
    onFocus: () => setFocused(true),
    onChange: (code) => onType(current, code),
    onReady: (made) => {
      open(current, made)
      frame.current?.setAttribute('data-editing', '')
      if (point.current) made.goToPoint(point.current.x, point.current.y)
      point.current = null
    },
  })
  const open = (name: string, into: CodeEditor | null = editor) => {
    const file = files.find((candidate) => candidate.name === name)
    if (!file) return
    if (!file.isShown) setHasAll(true)
    setCurrent(name)
    into?.open(name, file.code)
  }
  const goTo = ({ file, line, column }: LivePlace) => {
    if (file !== current) open(file)
    editor?.goTo(line, column)
  }
  return { tabs, current, editor, wasFocused, open: (name) => open(name), goTo, showAll: () => setHasAll(true) }
}

/** The file of the block that was pressed, where blocks and files go together. */
function firstFile(files: LiveFile[], block: number | null): string {
  const shown = files.filter(({ isShown }) => isShown)
  return (shown[block ?? 0] ?? shown[0])?.name ?? ''
}
