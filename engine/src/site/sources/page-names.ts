import { BuildError, type Problem } from '#model/problem.ts'
import { CONTENT_FOLDER } from './content-folder.ts'

/** What an address cannot carry as it is, or a host, a shell or another system's disk would take for something else. */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}#?%\\:"<>|*]/u
/** A file system takes 255 bytes a name; data files are named after whole routes and carry a hash. */
const LONGEST = 200

/** Refuses pages whose file names make no address. */
export function checkPageNames(sources: string[]): void {
  const problems = sources.flatMap((source): Problem[] => {
    const fault = faultOf(source)
    return fault ? [{ ...fault, place: { file: `${CONTENT_FOLDER}/${JSON.stringify(source).slice(1, -1)}` } }] : []
  })
  if (problems.length > 0) throw new BuildError(problems)
}

function faultOf(source: string): { message: string; hint: string } | null {
  const names = source.replace(/\.mdx?$/, '').split('/')
  const sign = FORBIDDEN.exec(source)?.[0]
  const hint = 'Use letters, digits, hyphens, dots and underscores.'
  if (sign) return { message: `The name makes no address: it holds ${JSON.stringify(sign)}.`, hint }
  if (names.some((name) => name.trim() !== name || name === '' || name.endsWith('.'))) {
    return { message: 'The name makes no address: a part of it is empty, or begins or ends with a space or dot.', hint }
  }
  if (source !== source.normalize('NFC')) {
    const said = 'The name makes two addresses: its accents are written apart from their letters.'
    return { message: said, hint: 'Rename it with composed letters (Unicode NFC).' }
  }
  if (Buffer.byteLength(source) > LONGEST) {
    return { message: `The name is longer than ${LONGEST} bytes, folders included.`, hint: 'Give it a shorter one.' }
  }
  return null
}
