import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { SITE } from '../../places.ts'
import type { Journey } from '../journey.ts'
import type { Reader } from '../reader.ts'

/** All routes of the site, from what it tells search engines, the search page, and a path that no page has. */
const MISSING_ROUTE = '/no/such/page'
const ROUTES = [
  ...[...readFileSync(join(SITE, 'dist/sitemap.xml'), 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  ),
  '/search',
  MISSING_ROUTE,
]
const PARTS = 4

/** What a page says about itself when it has come up. */
const STATE = `({
  isInteractive: document.documentElement.dataset.hasHydrated === 'true',
  headings: document.querySelectorAll('h1').length,
  mains: document.querySelectorAll('main').length,
  isWiderThanWindow: document.documentElement.scrollWidth > innerWidth,
})`

async function loadSilently(reader: Reader, route: string): Promise<void> {
  await reader.open(route)
  expect(await reader.ask(STATE), route).toEqual({
    isInteractive: true,
    headings: 1,
    mains: 1,
    isWiderThanWindow: false,
  })
}

/** The browser itself reports the status of a document that is meant to have it. */
const mayComplain = /no\/such\/page.*404|404.*no\/such\/page/

const parts: Journey[] = Array.from({ length: PARTS }, (_, part) => ({
  name: `every page loads and hydrates silently, part ${part + 1} of ${PARTS}`,
  mayComplain,
  async walk(reader) {
    for (const [index, route] of ROUTES.entries()) if (index % PARTS === part) await loadSilently(reader, route)
  },
}))

export const PAGE_JOURNEYS: Journey[] = [
  {
    name: 'the sitemap names the pages of the site',
    async walk(reader) {
      expect(ROUTES.length).toBeGreaterThan(50)
      expect(new Set(ROUTES).size).toBe(ROUTES.length)
      await reader.open('/')
    },
  },
  {
    name: 'a complaint of a page would be heard: by the console, an exception, a broken promise, the policy',
    async walk(reader) {
      await reader.open('/')
      await reader.ask(`(() => {
        console.error('complaint 1')
        setTimeout(() => { throw new Error('complaint 2') })
        Promise.reject(new Error('complaint 3'))
        const image = new Image()
        image.src = 'http://127.0.0.1:9/complaint-4.png'
      })()`)
      let heard = ''
      const listen = async () => {
        heard += (await reader.tab.takeComplaints()).join()
        return [1, 2, 3, 4].filter((number) => new RegExp(`complaint.${number}`).test(heard))
      }
      await expect.poll(listen).toEqual([1, 2, 3, 4])
      await reader.open('/search') // what comes late belongs to this journey, too
      await reader.tab.takeComplaints()
    },
  },
  ...parts,
  {
    name: 'the longest page holds at the width where its columns part',
    async walk(reader) {
      await reader.tab.resize(997, 800)
      await reader.open('/api/createSlice')
      await reader.seePage('createSlice')
      await reader.ask('scrollTo(0, document.documentElement.scrollHeight)')
      await reader.expectAnswers()
    },
  },
]
