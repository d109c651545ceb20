import type { LiveExample, LiveFile } from '#model/live.ts'
import type { Edits } from './kept-edits.ts'

/** The files of an example with the reader's changes. */
export function editedFiles({ files }: Pick<LiveExample, 'files'>, edits: Edits): LiveFile[] {
  return files.map((file) => ({
    ...file,
    code: Object.hasOwn(edits, file.name) ? (edits[file.name] ?? file.code) : file.code,
  }))
}

/** The changes after one more: a file that is as the page has it again is none. */
export function withEdit({ files }: Pick<LiveExample, 'files'>, edits: Edits, name: string, code: string): Edits {
  const { [name]: _, ...others } = edits
  return files.some((file) => file.name === name && file.code === code) ? others : { ...others, [name]: code }
}

/** Everything that is needed to run the example elsewhere, each file under its name. */
export function wholeText(files: LiveFile[]): string {
  return files.map(({ name, code }) => `// ${name}\n${code.trimEnd()}\n`).join('\n')
}
