import { expect, test } from 'vitest'
import type { CompiledPage } from '#model/page.ts'
import { resolveStartingPoints } from './resolve-starting-points.ts'

const page = (route: string) => ({ meta: { route } }) as CompiledPage
const docs = {
  byId: new Map(['/guide/start', '/guide/more', '/api/one', '/api/two'].map((route) => [route, page(route)])),
}
const FIRST = ['/guide/start', '/guide/more', '/api/one', '/api/two'].map((route) => ({
  route,
  label: route,
  docId: route,
}))
const resolved = (startingPoints: string[]) =>
  resolveStartingPoints({ startingPoints, file: 'site.config.ts' }, docs, FIRST as never)

test('are those of the settings, or the first pages of the sidebars', () => {
  expect(resolved(['/api/two', '/guide/start'])).toEqual({ startingPoints: ['/api/two', '/guide/start'], problems: [] })
  expect(resolved([]).startingPoints).toEqual(['/guide/start', '/guide/more', '/api/one'])
})

test('a route without a page is a mistake that names its place and the page that was meant', () => {
  expect(resolved(['/api/two', '/guide/strat']).problems).toEqual([
    {
      message: 'startingPoints[1] names "/guide/strat", which is no page of this site.',
      place: { file: 'site.config.ts' },
      hint: 'Did you mean "/guide/start"?',
    },
  ])
})
