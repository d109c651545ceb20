// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { recordAnnouncement } from './announcement.ts'

const bar = { id: 'v2', content: 'News', backgroundColor: null, textColor: null, isCloseable: true }

beforeEach(() => localStorage.clear())

test('no bar, no keys', () => {
  recordAnnouncement(null)
  expect(localStorage.length).toBe(0)
})

test('the first sight of an id is recorded as not dismissed', () => {
  recordAnnouncement(bar)
  expect({ ...localStorage }).toEqual({
    'docusaurus.announcement.id': 'v2',
    'docusaurus.announcement.dismiss': 'false',
  })
})

test('a dismissal lasts as long as the id', () => {
  recordAnnouncement(bar)
  localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  recordAnnouncement(bar)
  expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true')
  recordAnnouncement({ ...bar, id: 'v3' })
  expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('false')
})
