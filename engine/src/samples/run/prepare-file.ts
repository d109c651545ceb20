import { SourceMap } from 'node:module'
import { minifySync, parseSync, transformSync } from 'rolldown/utils'
import { type DerivedScript, javascriptOf } from '#compiler/javascript/javascript-of.ts'
import type { SampleFile } from '../sample-project.ts'
import { instrument } from './instrument.ts'
import { type StatedResult, statedResults } from './stated-results.ts'

/** A file as JavaScript: as others import it, and as it runs itself, with its results watched. */
export interface PreparedFile {
  file: SampleFile
  plain: string
  watched: string
  results: StatedResult[]
  /** The line of the file at which a line of `watched` or `plain` stands. */
  lineOf(line: number, column: number, code: 'plain' | 'watched'): number
}

/** Why a file has no JavaScript. */
export class NoJavaScript extends Error {}

const isJsx = (path: string) => path.endsWith('x')

/** Makes a file ready to run. What runs is the JavaScript that the site offers, and it is the same program as the TypeScript. */
export function prepareFile(file: SampleFile): PreparedFile {
  const { path, text } = file
  const { code: derived, lines } = derive(path, text)
  const writtenAt = (line: number) => lines[line - 1]?.at(-1) ?? line
  const { program, comments } = parseSync(`${path.replace(/\.tsx?$/, '')}.jsx`, derived, {
    lang: 'jsx',
    sourceType: 'module',
  })
  const results = statedResults(derived, program, comments)
  const inFile = results.map((result) => ({ ...result, line: writtenAt(result.line) }))
  const plain = compile(path, derived)
  const watched = compile(path, instrument(derived, results))
  return {
    file,
    plain: plain.code,
    watched: watched.code,
    results: inFile,
    lineOf(line, column, code) {
      const { map } = code === 'plain' ? plain : watched
      const entry = map?.findEntry(line - 1, column - 1)
      return writtenAt(entry && 'originalLine' in entry ? entry.originalLine + 1 : line)
    },
  }
}

function derive(path: string, text: string): DerivedScript {
  const parsed = parseSync(path, text, { sourceType: 'module' })
  if (parsed.errors.length > 0) throw new NoJavaScript('It cannot be parsed.') // the type checker says why and where
  const derived = javascriptOf(text, parsed)
  if (derived === null) throw new NoJavaScript('It uses syntax that exists in TypeScript alone, such as an enum.')
  if (programOf(`${path}x`, derived.code, 'jsx') !== programOf(path, text)) {
    throw new NoJavaScript('Without its types it would be another program.')
  }
  return derived
}

/** One text for all ways of writing a program. */
function programOf(path: string, code: string, lang?: 'jsx'): string {
  const plain = transformSync(path, code, { typescript: { onlyRemoveTypeImports: true }, ...(lang && { lang }) })
  const { code: program } = minifySync('program.js', plain.code, {
    compress: false,
    mangle: false,
    module: true,
    codegen: { removeWhitespace: true },
  })
  return program.replace('export{};', '')
}

function compile(path: string, code: string): { code: string; map: SourceMap | null } {
  if (!isJsx(path)) return { code, map: null }
  const result = transformSync(path, code, { lang: 'jsx', sourcemap: true, jsx: { runtime: 'automatic' } })
  const { map } = result
  return {
    code: result.code,
    map: map ? new SourceMap({ file: '', sourceRoot: '', sourcesContent: [], ...map }) : null,
  }
}
