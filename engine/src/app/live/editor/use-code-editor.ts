import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import styles from './CodeEditor.css?inline'
import type { CodeEditor } from './code-editor.ts'

adoptStyles(styles)

interface UseCodeEditorOptions {
  helpId: string
  onReady: (editor: CodeEditor) => void
  onChange: (code: string) => void
  onFocus: () => void
}

// Asked for as soon as the workbench's code is there: it comes while the example is being fetched.
const editorModule = import('./code-editor.ts')
editorModule.catch(() => {})

/** Puts an editor into an element; null until its code has arrived, and for good if it never does. */
export function useCodeEditor(parent: RefObject<HTMLElement | null>, options: UseCodeEditorOptions): CodeEditor | null {
  const [editor, setEditor] = useState<CodeEditor | null>(null)
  const { helpId } = options
  const ready = useEffectEvent(options.onReady)
  const change = useEffectEvent(options.onChange)
  const focus = useEffectEvent(options.onFocus)

  useEffect(() => {
    let isOver = false
    let made: CodeEditor | null = null
    editorModule.then(
      ({ createEditor }) => {
        if (isOver || !parent.current) return
        made = createEditor({
          parent: parent.current,
          helpId,
          onChange: (code) => change(code),
          onFocus: () => focus(),
        })
        setEditor(made)
        ready(made)
      },
      (error) => console.warn('The code can be run, but not changed: the editor could not be loaded.', error),
    )
    return () => {
      isOver = true
      made?.destroy()
    }
  }, [parent, helpId])

  return editor
}
