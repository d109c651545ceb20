import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { devStyles } from './dev-styles.ts'

const APP = join(ENGINE_ROOT, 'src/app')

test('a page of dev begins with every sheet that the build joins, each once', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  const imported = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(APP, file), 'utf8').matchAll(/import '[^']*?([^'/]+\.css)'/g)])
    .map(([, name]) => name)
  const linked = [...devStyles().matchAll(/data-early="[^"]*?([^"/]+\.css)"/g)].map(([, name]) => name)
  expect(linked.sort()).toEqual([...new Set(imported)].sort())
})
