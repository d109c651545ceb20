import type { LiveFile, LivePlace } from '#model/live.ts'

/**
 * Where the reducer of an action stands: the key `lent` below `name: 'desk'` for `desk/lent`. A guess from the text, which is
 * the one thing that is there while the reader changes it; null where there is nothing of that look.
 */
export function findReducer(actionType: string, files: LiveFile[]): LivePlace | null {
  const [, slice, key] = /^([\w-]+)\/([\w$]+)$/.exec(actionType) ?? []
  if (!slice || !key) return null
  const begin = new RegExp(`\\bname:\\s*(['"\`])${slice}\\1`)
  const reducer = new RegExp(`^\\s*${key.replaceAll('$', '\\$')}\\s*[:(]`)
  for (const file of files) {
    const lines = file.code.split('\n')
    const start = lines.findIndex((line) => begin.test(line))
    const at = start < 0 ? -1 : lines.findIndex((line, index) => index > start && reducer.test(line))
    if (at >= 0) return { file: file.name, line: at + 1, column: null }
  }
  return null
}
