/** Whoever starts a site for the first time reads its pages before all of its samples are checked. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hasStamp } from '#engine/site/outputs/build-stamp.ts'
import { DOCS, PROJECT, SITE, TEST_SITES } from './places.ts'

// TypeScript reads the types of all packages.
vi.setConfig({ testTimeout: 300_000 })

const KNOWN_SHELL = join(SITE, '.cache/shell')

/** A site about an installed package, with one sample. */
function siteWith(sample: string): string {
  const root = mkdtempSync(join(tmpdir(), 'first-start-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(join(TEST_SITES, 'basic'), root, { recursive: true })
  mkdirSync(join(root, '.cache'))
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'))
  if (existsSync(KNOWN_SHELL)) symlinkSync(KNOWN_SHELL, join(root, '.cache/shell'))
  const settings = readFileSync(join(root, 'site.config.ts'), 'utf8')
    .replace("packageName: 'basic'", "packageName: '@reduxjs/toolkit'")
    .replace("'../../../engine/src/model/site.ts'", "'#engine/model/site.ts'")
  writeFileSync(join(root, 'site.config.ts'), settings)
  const text = `---\ntitle: A page\ndescription: About something.\n---\n\n\`\`\`ts\n${sample}\n\`\`\`\n`
  writeFileSync(join(root, 'content/samples.mdx'), text)
  return root
}

/** The command, and what it has printed so far. */
function start(root: string) {
  const child = spawn(process.execPath, [DOCS, 'start', '--root', root], { env: { ...process.env, PORT: '0' } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text))
  const says = async (text: string) => {
    while (!printed.includes(text)) await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  }
  return { child, says, printed: () => printed, address: () => /http:\S+/.exec(printed)?.[0] ?? '' }
}

test('the page is served without its mark, and has it when its sample is proven', async () => {
  const root = siteWith('export const lent: number = 1')
  const { child, says, address } = start(root)
  await says('Press Ctrl+C to stop.')
  expect(hasStamp(root)).toBe(false)
  const first = await (await fetch(`${address()}samples`)).text()
  expect(first).toContain('lent')
  expect(first).not.toContain(' data-checked')
  await says('The site is complete')
  expect(await (await fetch(`${address()}samples`)).text()).toContain(' data-checked')
  expect(hasStamp(root)).toBe(true)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a sample that is wrong ends it, as it would have before', async () => {
  const { child, printed, says } = start(siteWith("export const lent: number = 'one'"))
  await says('Press Ctrl+C to stop.')
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(printed()).toMatch(/content\/samples\.mdx:7:\d+/)
  expect(printed()).not.toContain('The site is complete')
})
