import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readMark } from './site-mark.ts'

const root = mkdtempSync(join(tmpdir(), 'site-mark-'))
writeFileSync(join(root, 'mark.svg'), '<svg viewBox="0 0 8 8"><path d="M0 0h8"/></svg>')
afterAll(() => rmSync(root, { recursive: true }))

const read = (logo: string | null) => readMark(root, { logo, file: 'site.config.ts' })

test('the file is found from the root on, or by its whole path', async () => {
  expect(await read('mark.svg')).toMatchObject({ viewBox: '0 0 8 8' })
  expect(await read(join(root, 'mark.svg'))).toMatchObject({ viewBox: '0 0 8 8' })
})

test('a site need not have one', async () => {
  expect(await read(null)).toBeUndefined()
})

test('a path that leads nowhere is a mistake of the settings', async () => {
  await expect(read('theme/gone.svg')).rejects.toThrow(
    'site.config.ts  logo names "theme/gone.svg", which does not exist.',
  )
})
