import { expect, test } from 'vitest'
import { nativeErrors } from '../native-errors.ts'
import { readBlocks } from '../read-blocks.ts'
import { projectsOf, unitsOf } from '../sample-project.ts'
import { errorsElsewhere } from './errors-elsewhere.ts'

test('only for many files another compiler is started: a few are known sooner here', () => {
  const text = '```ts title="desk.ts"\nexport const lent = 3\n```\n'
  const [unit] = projectsOf(readBlocks({ source: 'page.mdx', text })).flatMap(unitsOf)
  if (!unit) throw new Error('The page has no file.')
  expect(errorsElsewhere([unit])).toBeNull()
  expect(errorsElsewhere(Array.from({ length: 1000 }, () => unit))).toBe(nativeErrors)
})
