// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { keepLaterSheet, watchLaterSheet } from './later-sheet.ts'

const serve = () => {
  document.body.innerHTML = `<article><link rel="stylesheet" href="/assets/later.1.css"></article><link rel="stylesheet" media="not all">`
  watchLaterSheet()
  return () => document.querySelector('body > link')?.hasAttribute('media')
}

test('the kept link waits as long as the one in the text is there', () => {
  const waits = serve()
  keepLaterSheet()
  expect(waits()).toBe(true)
  document.querySelector('article')?.remove()
  keepLaterSheet()
  expect(waits()).toBe(false)
})

test('it counts, too, when something else than a visit takes the text away', async () => {
  const waits = serve()
  document.querySelector('article')?.remove()
  await vi.waitFor(() => expect(waits()).toBe(false))
})
