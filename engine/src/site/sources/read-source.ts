import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BuildError } from '#model/problem.ts'
import { CONTENT_FOLDER } from './content-folder.ts'

/** The text of a page. What is no text, or cannot be read, is a mistake with its place: nothing is replaced in silence. */
export async function readSource(root: string, source: string): Promise<string> {
  const file = `${CONTENT_FOLDER}/${source}`
  const bytes = await readFile(join(root, file)).catch((error: NodeJS.ErrnoException) => {
    throw new BuildError([{ place: { file }, ...(UNREADABLE[error.code ?? ''] ?? unreadable(error)) }])
  })
  const text = bytes.toString('utf8')
  const at = firstFault(bytes, text)
  if (at === -1) return text.replace(/^\uFEFF/, '')
  const before = text.slice(0, at)
  const line = before.split('\n').length
  const place = { file, line, column: at - before.lastIndexOf('\n') }
  throw new BuildError([
    text[at] === '\0'
      ? {
          message: 'The file holds a NUL character, which no text has.',
          place,
          hint: 'Remove it, or save the file as UTF-8.',
        }
      : { message: 'The file is not UTF-8 text from here on.', place, hint: 'Save it as UTF-8 in your editor.' },
  ])
}

const UNREADABLE: Record<string, { message: string; hint: string }> = {
  EISDIR: { message: 'This is a folder with the name of a page.', hint: 'Give it a name without .mdx or .md.' },
  ELOOP: { message: 'This link leads back to itself.', hint: 'Put the file itself here, or remove the link.' },
  ENOENT: { message: 'This link leads nowhere.', hint: 'Put the file itself here, or remove the link.' },
  EACCES: { message: 'The file must not be read by this user.', hint: 'Change its rights: chmod u+r.' },
}

const unreadable = ({ message }: Error) => ({
  message: `The file cannot be read: ${message}.`,
  hint: 'Is the disk in order?',
})

/** Where a text has a NUL or the sign for bytes that are none of UTF-8's; −1 for a good one. */
function firstFault(bytes: Buffer, text: string): number {
  const nul = text.indexOf('\0')
  if (Buffer.compare(bytes, Buffer.from(text, 'utf8')) === 0) return nul
  const broken = text.indexOf('\uFFFD')
  return nul === -1 || (broken !== -1 && broken < nul) ? broken : nul
}
