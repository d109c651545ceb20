import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { leanCompiler } from './lean-typescript.ts'

const compiler = readFileSync(createRequire(import.meta.url).resolve('typescript'), 'utf8')

test('messages stand alone, without their names, and nothing reads them as a table', () => {
  const lean = leanCompiler(compiler)
  expect(lean).toContain('var Identifier_expected_message = /* @__PURE__ */ diag(1003, 1, "", "Identifier expected.")')
  expect(lean).not.toMatch(/\bDiagnostics\.\w/)
  const defined = new Set([...lean.matchAll(/^var (\w+_message) = /gm)].map(([, name]) => name))
  const read = [...lean.matchAll(/\b(\w+_message)\b/g)].map(([, name]) => name)
  expect(defined.size).toBeGreaterThan(2000)
  expect(read.filter((name) => !defined.has(name))).toEqual([])
})

test('neither the disk nor what writes files is left, nor the language service', () => {
  const lean = leanCompiler(compiler)
  expect(lean).toContain("function emitFiles() { throw new Error('emitFiles is left out.') }")
  expect(lean).toMatch(/^var sys;$/m)
  expect(lean).not.toContain('function createLanguageService(')
})

test('another compiler is told, not passed on', () => {
  expect(() => leanCompiler('var ts = {}')).toThrow('lean-typescript.ts knows it: ((module) => { is not there')
  expect(() => leanCompiler(compiler.replace('function emitFiles(', 'function writeFiles('))).toThrow('emitFiles')
})
