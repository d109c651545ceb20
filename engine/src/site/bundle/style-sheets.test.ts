import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { styleSheets } from './style-sheets.ts'

const APP = join(ENGINE_ROOT, 'src/app')

test('every sheet that a module imports for the page is in one list, once', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  const imported = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(APP, file), 'utf8').matchAll(/import '[^']*?([^'/]+\.css)'/g)])
    .map(([, name]) => name)
  const { first, parts, later } = styleSheets()
  const listed = [...first, ...Object.values(parts).flat(), ...later]
  expect(new Set(listed).size).toBe(listed.length)
  expect(new Set(listed.map((file) => basename(file)))).toEqual(new Set(imported))
})

test('the order of layers and the tokens come before everything, and every part has a sheet', () => {
  const { first, parts } = styleSheets()
  expect(first.slice(0, 2).map((file) => basename(file))).toEqual(['layers.css', 'tokens.css'])
  expect(Object.values(parts).map((files) => files.length)).toEqual([1, 1])
})
