/** The 56 docs in reading order: the docs sidebar from top to bottom. */
export const DOC_ROUTES = [
  '/introduction/getting-started',
  '/tutorials/overview',
  '/tutorials/quick-start',
  '/tutorials/typescript',
  '/tutorials/rtk-query',
  '/usage/usage-guide',
  '/usage/immer-reducers',
  '/usage/usage-with-typescript',
  '/api/configureStore',
  '/api/getDefaultMiddleware',
  '/api/immutabilityMiddleware',
  '/api/serializabilityMiddleware',
  '/api/createListenerMiddleware',
  '/api/autoBatchEnhancer',
  '/api/createSlice',
  '/api/createReducer',
  '/api/createAction',
  '/api/createAsyncThunk',
  '/api/createEntityAdapter',
  '/api/createSelector',
  '/api/matching-utilities',
  '/api/other-exports',
  '/api/codemods',
  '/rtk-query/overview',
  '/rtk-query/comparison',
  '/rtk-query/usage/examples',
  '/rtk-query/usage-with-typescript',
  '/rtk-query/usage/queries',
  '/rtk-query/usage/mutations',
  '/rtk-query/usage/cache-behavior',
  '/rtk-query/usage/automated-refetching',
  '/rtk-query/usage/conditional-fetching',
  '/rtk-query/usage/error-handling',
  '/rtk-query/usage/pagination',
  '/rtk-query/usage/prefetching',
  '/rtk-query/usage/polling',
  '/rtk-query/usage/manual-cache-updates',
  '/rtk-query/usage/customizing-queries',
  '/rtk-query/usage/migrating-to-rtk-query',
  '/rtk-query/usage/streaming-updates',
  '/rtk-query/usage/code-splitting',
  '/rtk-query/usage/code-generation',
  '/rtk-query/usage/server-side-rendering',
  '/rtk-query/usage/persistence-and-rehydration',
  '/rtk-query/usage/usage-without-react-hooks',
  '/rtk-query/usage/customizing-create-api',
  '/rtk-query/api/createApi',
  '/rtk-query/api/fetchBaseQuery',
  '/rtk-query/api/ApiProvider',
  '/rtk-query/api/setupListeners',
  '/rtk-query/api/created-api/overview',
  '/rtk-query/api/created-api/redux-integration',
  '/rtk-query/api/created-api/endpoints',
  '/rtk-query/api/created-api/hooks',
  '/rtk-query/api/created-api/code-splitting',
  '/rtk-query/api/created-api/api-slice-utils',
]

/** Every page of the site. */
export const ROUTES = ['/', '/search', ...DOC_ROUTES]

/** A path that no page has. */
export const MISSING_ROUTE = '/no/such/page'

/** Every `parts`-th item from the `part`-th on, so that workers share a long list. */
export function shard<T>(items: T[], parts: number, part: number): T[] {
  return items.filter((_, index) => index % parts === part)
}
