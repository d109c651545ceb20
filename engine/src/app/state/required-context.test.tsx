import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReactContextError } from './required-context.ts'
import { useSite } from './site-context.ts'

function Lost() {
  useSite()
  return null
}

test('a hook outside its provider is an error that names both', () => {
  expect(() => renderToString(<Lost />)).toThrow(ReactContextError)
  expect(() => renderToString(<Lost />)).toThrowErrorMatchingInlineSnapshot(
    `[ReactContextError: Hook useSite is called outside <SiteProvider>.]`,
  )
})
