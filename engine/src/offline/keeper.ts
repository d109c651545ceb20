import { type OfflineFile, type OfflineFiles, type OfflineStatus, readOfflineFiles } from '#model/offline.ts'
import { hrefOfRoute, isSameRoute, routeOfPathname, SEARCH_ROUTE } from '#model/route.ts'
import { type FileKeeping, keepFiles, keptPaths, MissingFile } from './keep-files.ts'
import { changeIndex, INDEX_NAME, type KeptIndex, limited, readIndex, withPage, withRoom } from './kept-index.ts'
import { readServed } from './served-document.ts'

/** The cache as the keeper uses it, and the network. */
export interface Surroundings extends FileKeeping {
  cache: Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>
}

/** Keeps pages of one site on the device. */
export interface Keeper {
  /** Keeps the page at a path with everything it needs. False: it is no page, or cannot be had. */
  keep(pathname: string): Promise<boolean>
  /**
   * Brings everything that is kept, or the whole site if that was asked for, to the newest deployment, as long as `goesOn` says.
   * True: all of it is there, and what no document needs any more is gone.
   */
  catchUp(goesOn: () => boolean, tell?: () => Promise<void>): Promise<boolean>
  /** Says that the whole site is wanted, or no longer. */
  setWhole(isWhole: boolean): Promise<void>
  status(): Promise<OfflineStatus | null>
  /** The device is full: gives up the oldest deployment whole, or else half of the pages, and never the site's working. */
  makeRoom(): Promise<void>
}

/**
 * Files below `assets/` are named by their content and mean the same for ever; documents name all they need by such names. So a
 * document is never mixed with another deployment as long as it is stored last, when everything it needs is there.
 */
export function createKeeper(surroundings: Surroundings): Keeper {
  const { base, cache } = surroundings
  return {
    async keep(pathname) {
      const route = routeOfPathname(pathname, base)
      return route !== null && keepPage(route, null, surroundings)
    },
    catchUp: (goesOn, tell) => catchUp(goesOn, tell, surroundings),
    async setWhole(isWhole) {
      await changeIndex(cache, base, (index) => limited({ ...index, isWhole }))
    },
    async status() {
      const index = await readIndex(cache, base)
      if (!index.newest) return null
      return statusOf(await listAt(index.newest, surroundings), index, await keptPaths(surroundings))
    },
    async makeRoom() {
      await changeIndex(cache, base, withRoom)
      await sweep(surroundings)
    },
  }
}

async function listAt(href: string, surroundings: Surroundings): Promise<OfflineFiles> {
  const { base, cache } = surroundings
  await keepFiles([[href.slice(base.length), 0]], surroundings)
  const list = readOfflineFiles(await (await cache.match(href))?.json().catch(() => null))
  if (list) return list
  await cache.delete(href)
  throw new MissingFile(`${href} is not a list of files`)
}

/** Stores the document of a page once everything it needs is stored. `expected`: the deployment that it has to be of. */
async function keepPage(wanted: string, expected: string | null, surroundings: Surroundings): Promise<boolean> {
  const { base, cache, fetch } = surroundings
  const served = await readServed(await fetch(hrefOfRoute(wanted, base), { cache: 'no-cache' }), base)
  if (!served || (expected !== null && served.list !== expected)) return false
  const list = await listAt(served.list, surroundings)
  const route = Object.keys(list.pages).find((candidate) => isSameRoute(candidate, wanted))
  const page = route === undefined ? undefined : list.pages[route]
  if (route === undefined || !page) return false
  await keepFiles([...list.common, ...page.files], surroundings)
  await cache.put(hrefOfRoute(route, base), served.copy)
  await changeIndex(cache, base, (index) => withPage(index, [route, served.list], expected === null))
  return true
}

async function catchUp(
  goesOn: () => boolean,
  tell: (() => Promise<void>) | undefined,
  surroundings: Surroundings,
): Promise<boolean> {
  const { base, cache } = surroundings
  const { newest, isWhole, pages } = await readIndex(cache, base)
  if (!newest) return true
  const list = await listAt(newest, surroundings)
  const isThere = (route: string) => Object.hasOwn(list.pages, route)
  const gone = pages.map(([route]) => route).filter((route) => !isThere(route))
  if (gone.length > 0) {
    await changeIndex(cache, base, (index) => {
      return { ...index, pages: index.pages.filter(([route]) => !gone.includes(route)) }
    })
  }
  const current = new Set(pages.filter(([, of]) => of === newest).map(([route]) => route))
  // The search page comes along: what it shows is in every page's common files.
  const read = new Set([...pages.map(([route]) => route), SEARCH_ROUTE].filter(isThere))
  for (const route of isWhole ? Object.keys(list.pages) : read) {
    if (current.has(route)) continue
    if (!goesOn() || !(await keepPage(route, newest, surroundings))) return false
    await tell?.()
  }
  await keepLoose(isWhole ? list.loose : await mentioned(list, pages, surroundings), surroundings)
  await sweep(surroundings)
  return true
}

/** Removes what no kept document needs. */
async function sweep(surroundings: Surroundings): Promise<void> {
  const { base, cache } = surroundings
  const { pages, newest } = await readIndex(cache, base)
  const needed = new Set<string>([INDEX_NAME])
  const need = (files: OfflineFile[]) => {
    for (const [path] of files) needed.add(path)
  }
  for (const href of new Set(pages.map(([, list]) => list))) {
    const list = await listAt(href, surroundings)
    needed.add(href.slice(base.length))
    need(list.common)
    if (href === newest) need(list.loose)
    for (const [route, of] of pages) {
      if (of !== href) continue
      needed.add(hrefOfRoute(route, '/').slice(1))
      need(list.pages[route]?.files ?? [])
    }
  }
  for (const path of await keptPaths(surroundings)) if (!needed.has(path)) await cache.delete(encodeURI(base + path))
}

/** Twins and public files that kept pages name. */
async function mentioned(
  list: OfflineFiles,
  pages: KeptIndex['pages'],
  { base, cache }: Surroundings,
): Promise<OfflineFile[]> {
  const found = new Set<OfflineFile>()
  for (const [route] of pages) {
    const html = (await (await cache.match(hrefOfRoute(route, base)))?.text()) ?? ''
    for (const file of list.loose) if (html.includes(`"${base}${addressOf(file)}"`)) found.add(file)
  }
  return [...found]
}

/** Without the hash that the list puts behind names which have none of their own. */
const addressOf = ([path]: OfflineFile) => encodeURI(path.replace(/\?.*/, ''))

/** One after the other and without complaint: a page is whole without them. */
async function keepLoose(files: OfflineFile[], surroundings: Surroundings): Promise<void> {
  for (const file of files) {
    await keepFiles([file], surroundings).catch((error: Error) => {
      if (!(error instanceof MissingFile)) throw error
    })
  }
}

function statusOf(list: OfflineFiles, index: KeptIndex, present: Set<string>): OfflineStatus {
  const bytesOf = (files: OfflineFile[]) => files.reduce((sum, [, bytes]) => sum + bytes, 0)
  const routes = Object.keys(list.pages)
  const kept = new Set(index.pages.filter(([, of]) => of === index.newest).map(([route]) => route))
  const files = [...list.common, ...Object.values(list.pages).flatMap((page) => page.files), ...list.loose]
  const documents = routes.map((route): OfflineFile => [route, list.pages[route]?.document ?? 0])
  return {
    keptPages: kept.size,
    allPages: routes.length,
    keptBytes:
      bytesOf(files.filter(([path]) => present.has(path))) + bytesOf(documents.filter(([route]) => kept.has(route))),
    allBytes: bytesOf([...files, ...documents]),
    isWhole: index.isWhole,
  }
}
