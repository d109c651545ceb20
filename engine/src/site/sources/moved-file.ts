import { resolve } from 'node:path'
import { readIfPresent } from '#disk/read-if-present.ts'
import type { Address, MovedRow } from '#model/moved.ts'
import { BuildError, type Problem } from '#model/problem.ts'

/** The lines of the file that `moved` names; none where it names none. */
export async function readMoved(
  root: string,
  { moved, file }: { moved: string | null; file: string },
): Promise<MovedRow[]> {
  if (moved === null) return []
  const text = await readIfPresent(resolve(root, moved))
  if (text !== null) return parseMoved(text, moved)
  const hint = 'Write the path of a text file from the folder of the settings, or leave "moved" out.'
  throw new BuildError([{ message: `moved names "${moved}", which does not exist.`, place: { file }, hint }])
}

const SHAPE = 'Write the old address and the new one, such as "/guide/begin /guide/start#first-steps".'

/** Reads `/old /new#id`, a line each. Blank lines and those that begin with `#` say nothing; a new address of `#id` is in the same page. */
export function parseMoved(text: string, file: string): MovedRow[] {
  const rows: MovedRow[] = []
  const problems: Problem[] = []
  text.split(/\r?\n/).forEach((content, index) => {
    const line = index + 1
    const words = content.trim().split(/\s+/)
    const [from = '', to = ''] = words
    if (from === '' || from.startsWith('#')) return
    const isRow = words.length === 2 && from.startsWith('/') && /^[/#]/.test(to)
    if (isRow)
      rows.push({ from: addressOf(from), to: addressOf(to.startsWith('#') ? pathOf(from) + to : to), file, line })
    else problems.push({ message: 'The line is not two addresses of this site.', place: { file, line }, hint: SHAPE })
  })
  if (problems.length > 0) throw new BuildError(problems)
  return rows
}

const pathOf = (address: string) => address.replace(/#.*$/s, '')

function addressOf(address: string): Address {
  const id = address.slice(pathOf(address).length + 1)
  return { route: pathOf(address).replace(/(.)\/+$/, '$1'), id: id || null }
}
