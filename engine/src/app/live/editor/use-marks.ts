import { useEffect } from 'react'
import type { LivePlace } from '#model/live.ts'
import type { CodeEditor, LineMark } from './code-editor.ts'

/** Marks the line that failed and the one that ran last, where they are in the open file. One that did both has failed. */
export function useMarks(
  editor: CodeEditor | null,
  current: string,
  failing: LivePlace | null,
  ran: LivePlace | null,
): void {
  const marks: LineMark[] = []
  if (ran?.file === current && ran.line !== failing?.line) marks.push({ ...ran, tone: 'ran' })
  if (failing?.file === current) marks.push({ ...failing, tone: 'failing' })
  // As text: they are told again when they have changed, or when the file has, not with each rendering.
  const text = JSON.stringify([current, marks])
  useEffect(() => {
    const [, list]: [string, LineMark[]] = JSON.parse(text)
    editor?.mark(list)
  }, [editor, text])
}
