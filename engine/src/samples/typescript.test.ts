import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { ts } from './typescript.mjs'

test('it is the compiler', () => {
  expect(ts.createSourceFile('a.ts', 'export {}', ts.ScriptTarget.Latest).statements).toHaveLength(1)
})

test('nobody here loads it the slow way', () => {
  const folder = join(ENGINE_ROOT, 'src/samples')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(50)
  const slow = files.filter((file) =>
    /^import (?!type\b).*from 'typescript'/m.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(slow).toEqual([])
})
