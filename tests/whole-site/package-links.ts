/** The messages and comments of the documented package link into the site: what they point at must exist. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '#engine/disk/fingerprint.ts'
import { wholeSite } from './whole-site.ts'

const ADDRESS = /redux-toolkit\.js\.org(\/[\w/-]+)(?:#([\w-]+))?/g
/** Told to readers of other texts, or pointed at by comments of earlier versions. */
const PROMISED: Array<[route: string, id: string]> = [
  ['/introduction/getting-started', 'an-existing-app'],
  ['/usage/usage-guide', 'working-with-non-serializable-data'],
  ['/rtk-query/usage/automated-refetching', 'providing-tags'],
  ['/rtk-query/usage/automated-refetching', 'invalidating-tags'],
  ['/rtk-query/usage/automated-refetching', 'providing-cache-data'],
  ['/rtk-query/usage/automated-refetching', 'invalidating-cache-data'],
  ['/rtk-query/usage/pagination', 'infinite-queries'],
]

function linksOfPackage(): Array<[route: string, id: string | undefined]> {
  const entry = createRequire(import.meta.url).resolve('@reduxjs/toolkit/package.json')
  const folder = join(dirname(entry), 'src')
  const sources = filesBelow(folder).filter((file) => /\.tsx?$/.test(file) && !relative(folder, file).includes('tests'))
  const links = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(ADDRESS)])
  return links.map(([, route = '', id]): [string, string | undefined] => [route, id])
}

test('what the package links to is there, page and place', async () => {
  const { site } = await wholeSite()
  const ids = new Map(site.pages.map(({ compiled }) => [compiled.meta.route, compiled.ids]))
  const links = linksOfPackage()
  expect(links.length).toBeGreaterThan(5)
  const isThere = ([route, id]: [string, string | undefined]) =>
    route === '/Errors' || (id ? ids.get(route)?.includes(id) : ids.has(route))
  expect([...links, ...PROMISED].filter((link) => !isThere(link))).toEqual([])
}, 60_000)
