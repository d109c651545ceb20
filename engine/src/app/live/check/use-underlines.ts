import { useEffect } from 'react'
import type { TypeProblem } from '#model/type-problem.ts'
import type { CodeEditor } from '../editor/code-editor.ts'

/** Underlines the mistakes of the open file. */
export function useUnderlines(editor: CodeEditor | null, current: string, problems: TypeProblem[]): void {
  const own = problems.filter(({ place }) => place.file === current)
  // As text: they are told again when they have changed, or when the file has.
  const text = JSON.stringify([current, own])
  useEffect(() => {
    const [, list]: [string, TypeProblem[]] = JSON.parse(text)
    editor?.underline(list.map(({ place, length, message }) => ({ ...place, length, message })))
  }, [editor, text])
}
