import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleConfig } from '../testing/sample-site.ts'
import { checkedConfig } from './checked-config.ts'

const checks = vi.hoisted(() => vi.fn())
vi.mock('./check-config.ts', async (original) => {
  const { checkConfig } = await original<typeof import('./check-config.ts')>()
  const counted: typeof checkConfig = (config, file) => {
    checks()
    return checkConfig(config, file)
  }
  return { checkConfig: counted }
})

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'checked-config-'))
  checks.mockClear()
})
afterEach(() => rmSync(root, { recursive: true }))

const check = (config: unknown = sampleConfig()) => checkedConfig(root, config, 'site.config.ts')

test('settings that were found good are not checked again', async () => {
  const first = await check()
  expect(await check()).toEqual(first)
  expect(checks).toHaveBeenCalledTimes(1)
  expect((await check(sampleConfig({ title: 'Another' }))).title).toBe('Another')
  expect(checks).toHaveBeenCalledTimes(2)
})

test('mistakes are told each time', async () => {
  for (const _ of [1, 2]) await expect(check({ title: '' })).rejects.toThrow('tagline is missing.')
  expect(checks).toHaveBeenCalledTimes(2)
})

test('what is more than data, or was written by nobody, is checked', async () => {
  const config = { ...sampleConfig(), tableOfContents: undefined }
  for (const _ of [1, 2]) await check(config)
  expect(checks).toHaveBeenCalledTimes(2)
  await check()
  const [name = ''] = readdirSync(join(root, '.cache/settings'))
  writeFileSync(join(root, '.cache/settings', name), '{"title":"x"}')
  expect((await check()).title).toBe('Sample')
})

test('a site that lies where nothing can be written is checked each time', async () => {
  writeFileSync(join(root, '.cache'), '')
  for (const _ of [1, 2]) expect((await check()).title).toBe('Sample')
  expect(checks).toHaveBeenCalledTimes(2)
})
