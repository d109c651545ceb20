import { expect, test } from 'vitest'
import { samplePage } from '../testing/sample-site.ts'
import { liveFile } from './live-file.ts'

const RUNTIME = { sandbox: '/s.html', packs: [{ href: '/c.js', packages: [], hasApi: false }] }
const EXAMPLE = {
  id: 'desk',
  title: 'Desk',
  files: [{ name: 'App.tsx', code: 'export default () => null', isShown: true }],
  entry: 'App.tsx',
  hasApi: false,
  latency: 600,
  proof: { press: [], shows: null, logs: [] },
}

test('a page with live examples has a file for them, named after its content', () => {
  const page = { ...samplePage('api/createSlice.mdx'), live: [EXAMPLE] }
  const file = liveFile(page, RUNTIME)
  expect(file?.path).toMatch(/^assets\/live\/api-createSlice\.[0-9a-f]{8}\.json$/)
  expect(JSON.parse(String(file?.body))).toEqual({ examples: [EXAMPLE], runtime: RUNTIME })
  expect(liveFile(page, { ...RUNTIME, packs: [{ href: '/d.js', packages: [], hasApi: false }] })?.path).not.toBe(
    file?.path,
  )
})

test('a page without any has none', () => {
  expect(liveFile(samplePage('a.mdx'), RUNTIME)).toBeNull()
})
