// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

const { dataset } = document.documentElement

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

const boot = () => import('./announcement-boot.ts')

test('a dismissed announcement is known before the first paint, by its id', async () => {
  localStorage.setItem('docusaurus.announcement.id', 'v2')
  localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  dataset.announcementId = 'v2'
  await boot()
  expect(dataset.announcementBarInitiallyDismissed).toBe('true')
  vi.resetModules()
  dataset.announcementId = 'v3'
  await boot()
  expect(dataset.announcementBarInitiallyDismissed).toBe('false')
})

test('blocked storage is no error: the bar is shown', async () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  dataset.announcementId = 'v2'
  await boot()
  expect(dataset.announcementBarInitiallyDismissed).toBe('false')
  blocked.mockRestore()
})
