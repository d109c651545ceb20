import { expect, test } from 'vitest'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { styleSheets } from '../bundle/style-sheets.ts'
import { devStyles } from './dev-styles.ts'

test('a page of dev begins with every sheet of the build, in its order', () => {
  const { first, parts, later } = styleSheets()
  const linked = [...devStyles().matchAll(/data-early="\/([^"]*)"/g)].map(([, path]) => `${ENGINE_ROOT}${path}`)
  expect(linked.length).toBeGreaterThan(30)
  expect(linked).toEqual([...first, ...Object.values(parts).flat(), ...later])
})
