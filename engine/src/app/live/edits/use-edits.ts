import { useState } from 'react'
import type { LiveExample, LiveFile } from '#model/live.ts'
import { editedFiles, withEdit } from './edited-files.ts'
import { type Edits, keepEdits } from './kept-edits.ts'

/** The files of an example as they are now, and what changes them; a change gives the files after it. */
interface EditedFiles {
  files: LiveFile[]
  edits: Edits
  edit: (name: string, code: string) => LiveFile[]
  restore: () => LiveFile[]
}

/** Holds the reader's changes, for this look at the page and the next. */
export function useEdits(example: LiveExample, route: string, initial: Edits): EditedFiles {
  const [edits, setEdits] = useState(initial)
  const change = (next: Edits) => {
    setEdits(next)
    keepEdits(route, example.id, next)
    return editedFiles(example, next)
  }
  return {
    files: editedFiles(example, edits),
    edits,
    edit: (name, code) => change(withEdit(example, edits, name, code)),
    restore: () => change({}),
  }
}
