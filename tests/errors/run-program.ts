import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as toolkit from '@reduxjs/toolkit'
import * as queryReact from '@reduxjs/toolkit/query/react'
import * as react from 'react'
import * as jsx from 'react/jsx-runtime'
import * as reactDom from 'react-dom/server'
import * as reactRedux from 'react-redux'
import { transform } from 'sucrase'
import { ts } from '#engine/samples/typescript.mjs'
import { COMMON, DESK_SLICE, type programOf } from './change-contexts.ts'

const PACKAGES: Record<string, unknown> = {
  '@reduxjs/toolkit': toolkit,
  '@reduxjs/toolkit/query/react': queryReact,
  react,
  'react/jsx-runtime': jsx,
  'react-dom/server': reactDom,
  'react-redux': reactRedux,
}

/** A program as `programOf` makes it. */
export type Program = NonNullable<ReturnType<typeof programOf>>

/** Runs a program; resolves to the message of what it throws, null when it throws nothing. */
export async function failureOf({ imports, text }: Program): Promise<string | null> {
  try {
    const exported = load([COMMON, imports, text].join('\n'), { ...PACKAGES, './deskSlice': load(DESK_SLICE, {}) })
    for (const run of Object.values(exported)) if (typeof run === 'function') await run()
    return null
  } catch (error) {
    return error && typeof error === 'object' && 'message' in error ? String(error.message) : String(error)
  }
}

function load(source: string, packages: Record<string, unknown>): Record<string, unknown> {
  const exported: Record<string, unknown> = {}
  const require = (name: string) => {
    if (!(name in packages)) throw new Error(`The program imports ${name}, which it is not given.`)
    return packages[name]
  }
  new Function('require', 'exports', javaScriptOf(source))(require, exported)
  return exported
}

/** As live examples are read: TypeScript takes many times as long. */
const javaScriptOf = (source: string) =>
  transform(source, {
    filePath: 'main.tsx',
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  }).code

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
}

/** What the type checker says of programs, which are one file to it: that takes a tenth of the time. */
export function typeErrorsOf(programs: Program[]): string[] {
  const here = dirname(fileURLToPath(import.meta.url))
  const parts = [COMMON, ...programs.map(({ imports }) => imports), ...programs.map(({ text }) => text)]
  const files = new Map([
    [join(here, 'main.tsx'), parts.join('\n')],
    [join(here, 'deskSlice.ts'), DESK_SLICE],
  ])
  const disk = ts.createCompilerHost(OPTIONS)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => files.has(path) || disk.fileExists(path),
    readFile: (path) => files.get(path) ?? disk.readFile(path),
    getSourceFile: (path, options) => {
      const text = files.get(path)
      return text === undefined ? disk.getSourceFile(path, options) : ts.createSourceFile(path, text, options, true)
    },
  }
  const found = ts.getPreEmitDiagnostics(ts.createProgram([...files.keys()], OPTIONS, host))
  return found.map(({ file, start = 0, messageText }) => {
    const before = file?.text.slice(0, start) ?? ''
    const program = /.*function (run\d+)/s.exec(before)?.[1] ?? 'common'
    const line = file?.text.slice(before.lastIndexOf('\n') + 1).split('\n', 1)[0]
    return `${program} ${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}
