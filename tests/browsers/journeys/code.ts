import { expect } from 'vitest'
import type { Point } from '../driver/tab.ts'
import type { Journey } from '../journey.ts'
import type { Reader } from '../reader.ts'

/** Brings a word of the first checked sample with types into the middle of the window and says where it is. */
async function placeOfWord(reader: Reader, word: string, nth: number): Promise<Point> {
  return reader.ask(`(() => {
    const samples = [...document.querySelectorAll('figure.code[data-checked] pre')]
    const sample = samples.find((pre) => pre.textContent.includes('PayloadAction'))
    const walker = document.createTreeWalker(sample, NodeFilter.SHOW_TEXT)
    let count = 0
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.data.search(/\\b${word}\\b/)
      if (at < 0 || count++ < ${nth}) continue
      node.parentElement.scrollIntoView({ block: 'center', behavior: 'instant' })
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + ${word.length})
      const { x, y, width, height } = range.getBoundingClientRect()
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
    }
    throw new Error('There is no "${word}".')
  })()`)
}

const typeOf = (name: string) => ({ role: 'group', name: `Type of ${name}` }) as const

export const CODE_JOURNEYS: Journey[] = [
  {
    name: 'the first name that is pointed at says its type, and so do the next ones',
    async walk(reader) {
      await reader.open('/api/createSlice')
      await reader.pointAt(await placeOfWord(reader, 'PayloadAction', 1))
      await reader.see({ ...typeOf('PayloadAction'), text: 'type PayloadAction<P = void' })
      await reader.pointAt(await placeOfWord(reader, 'visitorsCounted', 0))
      await reader.see({ ...typeOf('visitorsCounted'), text: 'payload: number' })
      await reader.miss(typeOf('PayloadAction'))
      await reader.tab.press('Escape')
      await reader.miss(typeOf('visitorsCounted'))
    },
  },
  {
    name: 'a pointer that wanders over the code before it rests is answered for where it rests',
    async walk(reader) {
      await reader.open('/api/createSlice')
      const { x, y } = await placeOfWord(reader, 'PayloadAction', 1)
      for (let step = 12; step > 0; step--) await reader.tab.move({ x: x - step * 4, y: y - step * 3 })
      await reader.tab.move({ x, y })
      await reader.see(typeOf('PayloadAction'))
    },
  },
  {
    name: 'a block is copied, and the button says so',
    async walk(reader) {
      await reader.open('/api/createSlice')
      const figure = { css: 'figure.code[data-checked]' }
      const copy = { role: 'button', name: 'Copy code to clipboard', within: figure } as const
      await reader.hover(figure)
      const said = await reader.listenTo(copy)
      await reader.click(copy)
      await expect.poll(said).toEqual([copy.name, 'Copied', copy.name])
      // Pasted as a reader would: into the box of the search page.
      await reader.open('/search')
      await reader.click({ css: 'main input' })
      await reader.tab.press('v', 'Control')
      await expect
        .poll(() => reader.ask(`document.querySelector('main input').value`))
        .toMatch(/^import \{ createSlice/)
    },
  },
]
