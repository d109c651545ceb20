import { expect, test } from 'vitest'
import { screenOf } from './screen-modules.ts'

test('a screen without a component is an error that names the page', () => {
  expect(() => screenOf({ screen: 'search', route: '/search' })).toThrowErrorMatchingInlineSnapshot(
    `[Error: The page component of /search has no export and cannot be rendered.]`,
  )
})
