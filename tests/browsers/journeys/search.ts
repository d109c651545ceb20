import { expect } from 'vitest'
import type { Journey } from '../journey.ts'
import type { Reader } from '../reader.ts'

const DIALOG = { role: 'dialog', name: 'Search' } as const

/** Searches for createSlice by keyboard, until it is selected. */
async function findCreateSlice(reader: Reader): Promise<void> {
  await reader.open('/tutorials/overview')
  await reader.tab.press('k', 'Control')
  await reader.until('the box has the focus', `document.activeElement?.getAttribute('role') === 'combobox'`)
  await reader.tab.type('createSlice')
  await reader.see({ css: '[role=option][aria-selected=true]', text: 'createSlice', within: DIALOG })
}

export const SEARCH_JOURNEYS: Journey[] = [
  {
    name: 'search by keyboard: open it, type, Enter',
    async walk(reader) {
      await findCreateSlice(reader)
      await reader.tab.press('Enter')
      await reader.seePage('createSlice')
      await reader.miss(DIALOG)
      expect(await reader.ask('location.pathname')).toBe('/api/createSlice')
    },
  },
  {
    name: 'Enter with a key for a new tab leaves this page and its search as they are',
    async walk(reader) {
      await findCreateSlice(reader)
      // The driver shows one tab only: what would open the other one tells where.
      await reader.ask(`void (window.open = (href) => void (document.body.dataset.opened = href))`)
      await reader.tab.press('Enter', 'Control')
      await reader.until('the page is opened elsewhere', `/\\/api\\/createSlice/.test(document.body.dataset.opened)`)
      await reader.see(DIALOG)
      expect(await reader.ask('location.pathname')).toBe('/tutorials/overview')
    },
  },
  {
    name: 'arrows choose a result, Escape closes the search and gives the focus back',
    async walk(reader) {
      await reader.open('/tutorials/overview')
      await reader.click({ role: 'button', name: '/^Search/' })
      await reader.until('the box has the focus', `document.activeElement?.getAttribute('role') === 'combobox'`)
      await reader.tab.type('thunk')
      await reader.see({ css: '[role=option][aria-selected=true]', within: DIALOG })
      const chosen = { css: '[role=option][aria-selected=true]', within: DIALOG }
      const first = await reader.attributeOf(chosen, 'id')
      // The list of the last letter may come after the key, and begins at its top again.
      const moveOn = () => reader.tab.press('ArrowDown').then(() => reader.attributeOf(chosen, 'id'))
      await expect.poll(moveOn).not.toBe(first)
      await reader.tab.press('Escape')
      await reader.miss(DIALOG)
      expect(await reader.ask(`document.activeElement?.getAttribute('aria-label')`)).toMatch(/^Search/)
    },
  },
  {
    name: 'the search page answers from its address, and keeps up with somebody who types without a pause',
    async walk(reader) {
      await reader.open('/search?q=immer')
      await reader.see({ css: 'main a[href]', text: 'Immer' })
      await reader.click({ css: 'main input' })
      // More letters in ten seconds than some browsers allow changes of the address.
      await reader.ask(`(async () => {
        const box = document.querySelector('main input')
        for (let round = 0; round < 130; round++) {
          document.execCommand(round % 2 ? 'delete' : 'insertText', false, 's')
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
        document.execCommand('selectAll')
        document.execCommand('insertText', false, 'listener')
      })()`)
      await reader.see({ css: 'main a[href]', text: 'createListenerMiddleware' })
      await reader.until('the address says it, too', `new URLSearchParams(location.search).get('q') === 'listener'`)
    },
  },
]
