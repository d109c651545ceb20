import type { TypeFault } from './type-check.ts'

const ERROR = /^(.+?)\((\d+),(\d+)\): error TS(\d+): (.*)$/

/** What a compiler's command line has printed, by file. A line that is no error goes on with the one before. */
export function faultsIn(output: string): Map<string, Array<Omit<TypeFault, 'file'>>> {
  const found = new Map<string, Array<Omit<TypeFault, 'file'>>>()
  let last: Omit<TypeFault, 'file'> | undefined
  for (const text of output.split(/\r?\n/)) {
    const [, file, line, column, code, message = ''] = ERROR.exec(text) ?? []
    if (file) {
      last = { line: Number(line), column: Number(column), code: Number(code), message }
      found.set(file, [...(found.get(file) ?? []), last])
    } else if (last && text.startsWith('  ')) last.message += `\n${text}`
    else if (text.trim() !== '') throw new Error(`The compiler says something that is no error of a file: ${text}`)
  }
  return found
}
