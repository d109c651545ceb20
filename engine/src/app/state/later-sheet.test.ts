// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { keepLaterSheet } from './later-sheet.ts'

test('the link at the end of the document counts from then on, and where there is none nothing happens', () => {
  document.body.innerHTML = '<link rel="stylesheet" media="not all">'
  keepLaterSheet()
  expect(document.querySelector('link')?.media).toBe('')
  document.body.innerHTML = ''
  expect(keepLaterSheet).not.toThrow()
})

test('a sheet that is here counts at once, and is not loaded again', () => {
  document.body.innerHTML = '<link rel="stylesheet" media="not all">'
  const link = document.querySelector('link')
  const media = { mediaText: 'not all' }
  Object.defineProperty(link, 'sheet', { value: { media } })
  keepLaterSheet()
  expect([media.mediaText, link?.media]).toEqual(['all', 'not all'])
})
