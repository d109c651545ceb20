import { expect } from 'vitest'
import type { Journey } from '../journey.ts'

const toggle = (mode: string) => ({ role: 'button', name: `/currently ${mode} mode/` }) as const
const mode = `document.documentElement.dataset.theme`
const background = 'getComputedStyle(document.documentElement).backgroundColor'

export const SETTING_JOURNEYS: Journey[] = [
  {
    name: 'the theme is switched, seen at once, and there after navigation and reload',
    async walk(reader) {
      await reader.open('/api/createSlice')
      expect(await reader.ask(mode)).toBe('light')
      const before = await reader.ask(background)
      await reader.click(toggle('light'))
      await reader.until('it is dark', `${mode} === 'dark'`)
      await reader.see(toggle('dark'))
      await expect.poll(() => reader.ask(background)).not.toBe(before)
      await reader.open('/tutorials/overview')
      expect(await reader.ask(mode)).toBe('dark')
      await reader.reload()
      expect(await reader.ask(mode)).toBe('dark')
      expect(await reader.ask('localStorage.theme')).toBe('dark')
      await reader.click(toggle('dark'))
      await reader.until('it is light', `${mode} === 'light'`)
    },
  },
  {
    name: 'a chosen tab switches all of its group, by mouse and keys, and is there after a reload',
    async walk(reader) {
      await reader.open('/introduction/getting-started')
      const selected = { css: '[role=tab][aria-selected=true]' }
      await reader.click({ role: 'tab', name: 'pnpm' })
      await reader.see({ ...selected, name: 'pnpm' })
      await reader.see({ role: 'tabpanel', text: 'pnpm add' })
      await reader.tab.press('End')
      await reader.see({ ...selected, name: 'bun' })
      await reader.see({ role: 'tabpanel', text: 'bun add' })
      await reader.miss({ role: 'tabpanel', text: 'pnpm add' })
      await reader.reload()
      await reader.see({ role: 'tabpanel', text: 'bun add' })
      await reader.miss({ ...selected, name: 'pnpm' })
    },
  },
]
