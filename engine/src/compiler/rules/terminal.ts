/** A line that goes on with the command above it, or ends a block of one. */
const CONTINUES = /^(\s|(then|do|else|elif|fi|done|esac)\b|[})>])/

/**
 * Which lines of a terminal are commands. If the author typed `$ ` before some, those are, and the rest is output; else every
 * line is, but for comments, blank lines and lines that continue the one above.
 */
export function promptsOf(value: string): { code: string; prompts: Set<number>; plain: Set<number> } {
  const lines = value.split('\n')
  const prompts = new Set<number>()
  const plain = new Set<number>()
  const isTyped = lines.some((line) => line.startsWith('$ '))
  for (const [index, line] of lines.entries()) {
    const isContinued = index > 0 && (lines[index - 1] ?? '').endsWith('\\')
    const isQuiet = line.trim() === '' || line.startsWith('#') || CONTINUES.test(line) || isContinued
    if (isTyped ? line.startsWith('$ ') : !isQuiet) prompts.add(index + 1)
    else if (isTyped && !isQuiet) plain.add(index + 1)
  }
  const code = isTyped ? lines.map((line) => line.replace(/^\$ /, '')).join('\n') : value
  return { code, prompts, plain }
}
