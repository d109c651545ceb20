import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectWorld } from '../testing/project-world.ts'
import { openFactRecord } from './fact-record.ts'

const cache = mkdtempSync(join(tmpdir(), 'fact-record-'))
afterAll(() => rmSync(cache, { recursive: true }))

const TABLE = '<Options of="Shelf"><Option name="size" required /></Options>'
const page = (text: string) => ({ source: 'shelf.mdx', text })
const world = projectWorld({ facts: { messages: [] } })
const isOpen = async (text: string, of = world) => (await openFactRecord(cache, of).unproven([page(text)])).length > 0

test('a page is compared again when it claims something else, and not for what it says beside', async () => {
  const record = openFactRecord(cache, world)
  const text = `# Shelf\n\nText.\n\n${TABLE}\n\n\`\`\`error\nToo heavy\n\`\`\`\n`
  expect(await isOpen(text)).toBe(true)
  await record.record([page(text)], [])
  expect(await isOpen(text)).toBe(false)
  expect(await isOpen(text.replace('Text.', 'Another `text`,\n\nand a line.'))).toBe(false)
  expect(await isOpen(text.replace('"size"', '"width"'))).toBe(true)
  expect(await isOpen(text.replace(' required', ''))).toBe(true)
  expect(await isOpen(text.replace('Too heavy', 'Too light'))).toBe(true)
  expect(await isOpen(text, { ...world, entryPoints: ['tsx'] })).toBe(true)
})

test('a page that was wrong stays open, whatever is written beside what it claims', async () => {
  const text = `Other.\n\n${TABLE.replace('size', 'depth')}\n`
  await openFactRecord(cache, world).record([page(text)], [{ message: '', place: { file: 'content/shelf.mdx' } }])
  expect(await isOpen(text)).toBe(true)
  expect(await isOpen(`More. ${text}`)).toBe(true)
})
