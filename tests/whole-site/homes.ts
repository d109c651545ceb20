/** Every fact that several pages mention has a home, and authors find it in site/HOMES.md: its links must lead there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SITE } from '../places.ts'
import { wholeSite } from './whole-site.ts'

const rows = readFileSync(join(SITE, 'HOMES.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Topic'))

test('every home is a section that exists, and every page named beside it is a page', async () => {
  const { site } = await wholeSite()
  const idsOf = new Map(site.pages.map(({ compiled: { meta, ids } }) => [meta.route, new Set(ids)]))
  expect(rows.length).toBeGreaterThan(100)
  const wrong = rows.flatMap((row) => {
    const links = [...row.matchAll(/\]\((\/[^)#]*)(?:#([^)]*))?\)/g)]
    if (links.length === 0) return [`no home: ${row}`]
    return links.flatMap(([link, route = '', id]) => {
      const ids = idsOf.get(route)
      return ids && (id === undefined || ids.has(id)) ? [] : [`${link} leads nowhere: ${row}`]
    })
  })
  expect(wrong).toEqual([])
})
