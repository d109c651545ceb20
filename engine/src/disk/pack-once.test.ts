import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packOnce } from './pack-once.mjs'

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pack-once-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

/** Packs `<folder>/one.ts`; the address of what came out. */
async function pack(folder: string): Promise<string> {
  const { one = '' } = await packOnce(join(folder, 'packed'), { one: join(folder, 'one.ts') })
  return one
}

/** The clock of a disk is coarser than ours: what was just written counts as written during the pack that follows. */
const passMoment = () => new Promise((resolve) => setTimeout(resolve, 20))

test('what is unchanged is packed once, and an edit anywhere packs anew', async () => {
  const folder = folderWith({
    'one.ts': `import { two } from './two.ts'\nexport const sum: number = 1 + two`,
    'two.ts': 'export const two: number = 2',
  })
  await passMoment()
  const first = await pack(folder)
  expect(await import(first)).toMatchObject({ sum: 3 })
  expect(await pack(folder)).toBe(first)
  writeFileSync(join(folder, 'two.ts'), 'export const two: number = 5')
  const second = await pack(folder)
  expect(second).not.toBe(first)
  expect(await import(second)).toMatchObject({ sum: 6 })
})

test('runs at the same time get the same', async () => {
  const folder = folderWith({ 'one.ts': 'export const one = 1' })
  await passMoment()
  const [first, ...others] = await Promise.all([pack(folder), pack(folder), pack(folder)])
  expect(new Set(others)).toEqual(new Set([first]))
  expect(readdirSync(join(folder, 'packed')).filter((name) => name.endsWith('.draft'))).toEqual([])
})

test('a ledger of another state, or of nobody, is written anew', async () => {
  const folder = folderWith({ 'one.ts': 'export const one = 1', 'packed/ledger.json': '{"stamps": 5}' })
  await passMoment()
  expect(await import(await pack(folder))).toMatchObject({ one: 1 })
  for (const name of readdirSync(join(folder, 'packed')))
    if (name !== 'ledger.json') rmSync(join(folder, 'packed', name), { recursive: true })
  expect(await import(await pack(folder))).toMatchObject({ one: 1 })
})

test('a pack of yesterday goes when the next is made, one of today stays for who still runs it', async () => {
  const folder = folderWith({ 'one.ts': 'export const one = 1', 'packed/old/one.mjs': '', 'packed/new/one.mjs': '' })
  const dayBefore = new Date(Date.now() - 48 * 60 * 60 * 1000)
  utimesSync(join(folder, 'packed/old'), dayBefore, dayBefore)
  await pack(folder)
  expect(readdirSync(join(folder, 'packed'))).not.toContain('old')
  expect(readdirSync(join(folder, 'packed'))).toContain('new')
})

test('a source knows its own place', async () => {
  const folder = folderWith({ 'one.ts': 'export const place = [import.meta.dirname, import.meta.url]' })
  const { place } = await import(await pack(folder))
  expect(place[0]).toBe(folder)
  expect(place[1]).toContain('/one.ts')
})
