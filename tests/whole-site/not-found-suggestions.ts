/** Whether readers of old and mistyped addresses are told the right place first, on the real site. */
import { beforeAll, expect, test } from 'vitest'
import { moveOf } from '#engine/app/screens/not-found/known-moves.ts'
import { placesOf } from '#engine/app/screens/not-found/search-places.ts'
import { suggestPlaces } from '#engine/app/screens/not-found/suggest-places.ts'
import type { MovedTable } from '#engine/model/moved.ts'
import { askedRoute } from '#engine/model/old-address.ts'
import type { Site } from '#engine/site/shape/site.ts'
import { FULL_REQUEST } from '../search/load-index.ts'
import { wholeSite } from './whole-site.ts'

/** Addresses that links all over the web name, and the section where the thing lives now. */
const OLD: Array<[path: string, place: string]> = [
  ['/usage/migrating-rtk-2', '/usage/usage-guide#upgrade-from-19'],
  ['/api/combineSlices', '/api/createSlice#combineslices'],
  ['/rtk-query/usage/infinite-queries', '/rtk-query/usage/pagination#infinite-queries'],
  ['/usage/nextjs', '/usage/usage-guide#nextjs'],
  ['/api/getDefaultEnhancers', '/api/configureStore#getdefaultenhancers'],
  ['/api/createDynamicMiddleware', '/api/getDefaultMiddleware#dynamic-middleware'],
  ['/api/actionCreatorMiddleware', '/api/getDefaultMiddleware#action-creator-check'],
  ['/usage/migrating-to-modern-redux', '/usage/usage-guide#modernize'],
  ['/introduction/why-rtk-is-redux-today', '/introduction/getting-started#plain-redux'],
  ['/api/otherExports', '/api/other-exports'],
]

/** Addresses that nobody has published, and the pages that answer them. */
const MADE_UP: Array<[path: string, ...pages: string[]]> = [
  // slips
  ['/api/createSlise', '/api/createSlice'],
  ['/api/configurStore', '/api/configureStore'],
  ['/api/createAsycnThunk', '/api/createAsyncThunk'],
  ['/rtk-query/usage/muttations', '/rtk-query/usage/mutations'],
  ['/tutorials/quikstart', '/tutorials/quick-start'],
  // other forms of a name
  ['/api/create-entity-adapter', '/api/createEntityAdapter'],
  ['/api/CREATELISTENERMIDDLEWARE', '/api/createListenerMiddleware'],
  ['/usage/immer-reducer', '/usage/immer-reducers'],
  ['/rtk-query/usage/query', '/rtk-query/usage/queries'],
  ['/api/codemod', '/api/codemods'],
  ['/usage/UsageWithTypescript', '/usage/usage-with-typescript'],
  // prefixes and endings
  ['/docs/api/createReducer', '/api/createReducer'],
  ['/docs/rtk-query/usage/infinite-queries/', '/rtk-query/usage/pagination'],
  ['/v1.9/api/createSelector', '/api/createSelector'],
  ['/en/docs/usage/nextjs.html', '/usage/usage-guide'],
  ['/next/rtk-query/overview.mdx', '/rtk-query/overview'],
  ['/API/CombineSlices/index.html', '/api/createSlice'],
  // other folders
  ['/guides/polling', '/rtk-query/usage/polling'],
  ['/rtk-query/prefetching', '/rtk-query/usage/prefetching'],
  ['/rtk-query/api/hooks', '/rtk-query/api/created-api/hooks'],
  ['/middleware/serializability', '/api/serializabilityMiddleware'],
  // names of things inside pages
  ['/api/createDraftSafeSelector', '/api/createSelector'],
  ['/api/isRejectedWithValue', '/api/matching-utilities'],
  ['/rtk-query/api/useLazyQuery', '/rtk-query/api/created-api/hooks'],
  ['/rtk-query/usage/optimistic-update', '/rtk-query/usage/manual-cache-updates'],
  ['/rtk-query/usage/websockets', '/rtk-query/usage/streaming-updates'],
  ['/usage/testing', '/usage/usage-guide'],
  ['/rtk-query/usage/retry', '/rtk-query/api/fetchBaseQuery', '/rtk-query/usage/error-handling'],
  ['/recipes/reset-state', '/usage/usage-guide', '/usage/immer-reducers'],
  ['/rtk-query/usage/next-js-ssr', '/rtk-query/usage/server-side-rendering'],
]

let first: (path: string) => Promise<string>

beforeAll(async () => {
  const { site, withNames, withTexts } = await wholeSite()
  // As in a browser: names answer first, the texts where those find nothing.
  const search = async (query: string) => {
    const request = { ...FULL_REQUEST, query }
    const early = withNames.search(request)
    return placesOf(early.hits.length > 0 ? early : withTexts.search(request), site.config)
  }
  first = async (path) => {
    const route = askedRoute(path, '/') ?? ''
    const moved = moveOf(addressesOf(site), route)
    return moved?.to ?? (await suggestPlaces(route, site.data.pages, search))[0]?.to ?? 'nothing'
  }
})

function addressesOf({ movedFile }: Site): MovedTable['addresses'] {
  const table: MovedTable = JSON.parse(String(movedFile?.body))
  return table.addresses
}

test.each(OLD)('%s leads to the section where the thing lives now', async (path, place) => {
  expect(await first(path)).toBe(place)
})

test('of thirty addresses that nobody has published, the first suggestion is right in all but a few', async () => {
  const found = await Promise.all(MADE_UP.map(async ([path, ...pages]) => ({ path, pages, got: await first(path) })))
  const misses = found.filter(({ pages, got }) => !pages.includes(got.replace(/#.*$/, '')))
  expect(MADE_UP).toHaveLength(30)
  expect(misses.length, misses.map(({ path, got }) => `${path}: ${got}`).join('\n')).toBeLessThanOrEqual(4)
})
