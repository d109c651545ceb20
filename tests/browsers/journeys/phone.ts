import { expect } from 'vitest'
import type { Target } from '../find-in-page.ts'
import type { Journey } from '../journey.ts'

const MENU: Target = { role: 'navigation', name: 'Main menu' }

export const PHONE_JOURNEYS: Journey[] = [
  {
    name: 'on a phone the menu opens, leads to a page and is closed then; nothing is wider than the window',
    async walk(reader) {
      await reader.tab.resize(390, 844)
      await reader.open('/api/createSlice')
      expect(await reader.ask('document.documentElement.scrollWidth > innerWidth')).toBe(false)
      await reader.click({ role: 'button', name: 'Toggle navigation bar' })
      await reader.until('the focus is in it', `document.activeElement?.ariaLabel === 'Close navigation bar'`)
      await reader.click({ role: 'link', name: 'createReducer', within: MENU })
      await reader.seePage('createReducer')
      await reader.miss(MENU)
      expect(await reader.ask('document.documentElement.scrollWidth > innerWidth')).toBe(false)
    },
  },
  {
    name: 'on a phone Back and Escape close the menu, and the page is still there',
    async walk(reader) {
      await reader.tab.resize(390, 844)
      await reader.open('/tutorials/overview')
      await reader.click({ css: 'main a[href]:not(svg a)', text: 'Quick start' })
      await reader.until('another page is there', `location.pathname !== '/tutorials/overview'`)
      const page = await reader.ask('location.pathname')
      for (const close of [() => reader.ask('history.back()'), () => reader.tab.press('Escape')]) {
        await reader.click({ role: 'button', name: 'Toggle navigation bar' })
        await reader.see(MENU)
        await close()
        await reader.miss(MENU)
        expect(await reader.ask('location.pathname')).toBe(page)
      }
    },
  },
]
