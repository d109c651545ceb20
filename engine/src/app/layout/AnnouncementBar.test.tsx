// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { SiteProvider } from '#app/state/site-context.ts'
import type { AnnouncementBar as Bar, SiteData } from '#model/site.ts'
import { AnnouncementBar } from './AnnouncementBar.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const bar: Bar = {
  id: 'release',
  content: 'Version <a href="/new">2.14</a>',
  backgroundColor: 'rgb(1, 2, 3)',
  textColor: 'rgb(4, 5, 6)',
  isCloseable: true,
}

beforeEach(() => {
  document.body.innerHTML = ''
  localStorage.clear()
  delete document.documentElement.dataset.announcementBarInitiallyDismissed
})

function render(announcementBar: Bar | null): HTMLElement {
  const container = document.createElement('div')
  document.body.append(container)
  act(() =>
    createRoot(container).render(
      <SiteProvider value={{ announcementBar } as SiteData}>
        <AnnouncementBar />
        <nav className="navbar">
          <a className="brand" href="/">
            Home
          </a>
        </nav>
      </SiteProvider>,
    ),
  )
  return container
}

test('without configuration there is no bar', () => {
  expect(render(null).querySelector('section')).toBeNull()
})

test('shows its HTML in the configured colors as a region named "Announcement"', () => {
  const region = render(bar).querySelector('section') as HTMLElement
  expect(region.getAttribute('aria-label')).toBe('Announcement')
  expect(region.querySelector('a')?.getAttribute('href')).toBe('/new')
  expect([region.style.backgroundColor, region.style.color]).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)'])
})

test('closing removes it, stores that, and gives the focus to what follows', () => {
  const container = render(bar)
  act(() => container.querySelector<HTMLButtonElement>('[aria-label="Close"]')?.click())
  expect(container.querySelector('section')).toBeNull()
  expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true')
  expect(document.activeElement?.className).toBe('brand')
})

test('one that cannot be closed has no button', () => {
  expect(render({ ...bar, isCloseable: false }).querySelector('button')).toBeNull()
})
