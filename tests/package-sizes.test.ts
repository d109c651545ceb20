import { readFileSync } from 'node:fs'
import { version } from 'esbuild'
import { expect, test } from 'vitest'
import { BUNDLES, measureBundle } from '../scripts/measure-sizes.ts'

const content = (page: string) => readFileSync(new URL(`../content/${page}.mdx`, import.meta.url), 'utf8')
const kilobytes = async (name: keyof typeof BUNDLES) => `${((await measureBundle(BUNDLES[name])) / 1000).toFixed(1)} kB`

test('the sizes on the front page are those of the installed packages', async () => {
  const landing = content('index')
  expect(landing).toContain(`<dt>Store and slices</dt><dd>${await kilobytes('store and slices')}</dd>`)
  expect(landing).toContain(`<dt>with React Redux</dt><dd>${await kilobytes('with React Redux')}</dd>`)
  expect(landing).toContain(`<dt>with RTK Query</dt><dd>${await kilobytes('with RTK Query and its hooks')}</dd>`)
  expect(landing).toContain(`esbuild ${version.replace(/\.\d+$/, '')}`)
})

test('the pages that tell sizes tell the same', async () => {
  const store = await kilobytes('store and slices')
  const react = await kilobytes('with React Redux')
  for (const page of ['introduction/getting-started', 'rtk-query/overview'])
    for (const size of [store, react]) expect(content(page), page).toContain(size)
})
