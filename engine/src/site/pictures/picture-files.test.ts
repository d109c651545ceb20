import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { Card } from './card.ts'
import { CARD_SIZE, cardLayout } from './card-layout.ts'
import { drawFiles } from './draw-files.ts'
import { openDrawing } from './draw-picture.ts'
import { type Picture, pictureNames } from './picture.ts'
import { openPictures } from './picture-files.ts'
import { themeColors } from './theme-colors.ts'

vi.mock(import('./draw-files.ts'), async (original) => {
  const all = await original()
  return { ...all, drawFiles: vi.fn(all.drawFiles) }
})

const folder = mkdtempSync(join(tmpdir(), 'picture-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const MARK = { viewBox: '0 0 8 4', inner: '<circle cx="4" cy="2" r="2"></circle>', hasColors: false }
const CARD: Card = {
  title: 'Start',
  isCode: false,
  kind: 'Guide',
  site: 'Sample',
  description: 'How to begin.',
  lines: [
    [
      ['k', 'let'],
      ['', ' x'],
    ],
    [],
  ],
  mark: MARK,
}
/** Texts that are long, that look like markup, and that no typeface has. */
const CARDS: Card[] = [
  CARD,
  { ...CARD, title: 'word '.repeat(300), site: 'Name '.repeat(99), description: '', mark: null },
  { ...CARD, title: 'w'.repeat(2000), isCode: true, lines: [[['s', 'x'.repeat(5000)]]] },
  { ...CARD, title: '<b>&amp;</b><script>', kind: '</text>', description: ']]><svg onload="x">' },
  { ...CARD, title: '日本語 🎉 \u202e\u0000', lines: [[['c', '名 👩‍👩‍👧‍👦']]] },
]
const pictureFiles = (pictures: Picture[], into: string) => openPictures(into).files(pictures)
const cardPicture = (card: Card): Picture =>
  pictureNames()('card-images/', 'card', { ...CARD_SIZE, layout: cardLayout(card, themeColors('dark')) })

/** Width and height, as the header of a PNG file has them. */
const sizeOf = (body: string | Uint8Array) => {
  const png = Buffer.from(body)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

test('whatever a card says, it is a PNG file of its size', async () => {
  const { files, hits } = await pictureFiles(CARDS.map(cardPicture), folder)
  expect([files.length, hits]).toEqual([CARDS.length, 0])
  for (const { body } of files) {
    expect(sizeOf(body)).toEqual(CARD_SIZE)
    expect(body.length).toBeLessThan(60_000)
  }
})

test('what is known is not drawn again, and what is no longer asked for goes', async () => {
  const kept = CARDS.slice(0, 2).map(cardPicture)
  const before = await pictureFiles(kept, folder)
  vi.mocked(drawFiles).mockClear()
  writeFileSync(join(folder, 'left-behind.png'), '')
  const after = await pictureFiles(kept, folder)
  expect(after).toEqual({ ...before, hits: 2 })
  expect(drawFiles).not.toHaveBeenCalled()
  expect(readdirSync(folder).length).toBe(2)
  expect((await pictureFiles([...kept, cardPicture({ ...CARD, title: 'Other' })], folder)).hits).toBe(2)
  expect(vi.mocked(drawFiles).mock.calls[0]?.[0].pictures.length).toBe(1)
})

test('the same picture has the same bytes', async () => {
  const again = openDrawing()
  const { files } = await pictureFiles([cardPicture(CARD)], folder)
  expect(Buffer.from(await again(cardPicture(CARD)))).toEqual(Buffer.from(files[0]?.body ?? ''))
})

test('many are begun in a thread while the build goes on, and come to the same bytes', async () => {
  const own = mkdtempSync(join(tmpdir(), 'picture-files-'))
  const cards = Array.from({ length: 20 }, (_, at) => cardPicture({ ...CARD, title: `Page ${at}` }))
  const [first, left] = [cards[0], cardPicture({ ...CARD, title: 'In the end not asked for' })]
  const store = openPictures(own)
  vi.mocked(drawFiles).mockClear()
  for (const picture of [left, ...cards]) store.begin(picture)
  const { files, hits } = await store.files(cards)
  expect([files.length, hits]).toEqual([20, 0])
  expect(drawFiles).not.toHaveBeenCalled() // here
  expect(readdirSync(own).length).toBe(20)
  const again = first && (await openDrawing()(first))
  expect(Buffer.from(files[0]?.body ?? '')).toEqual(Buffer.from(again ?? ''))
  rmSync(own, { recursive: true })
})
