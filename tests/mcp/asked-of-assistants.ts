/** What somebody asks an assistant, and the sections that answer it: any of them will do. */
export type Asked = [question: string, ...answeredAt: string[]]

/*
 * Words of readers: the first two groups from `tests/readers/questions/`, one for each of some pages of all areas, none of which search is told, the last from what
 * people ask in public (`tests/search/asked-queries.ts`). The sections were written down before anything was measured; three that were
 * found and answer as well (of `isLoading`, and of retrying) were added after they had been read.
 */
export const ASKED_OF_ASSISTANTS: Asked[] = [
  // Store, reducers, selectors, types
  ['Will TypeScript notice that my middleware list has no thunk?', '/api/configureStore#middleware'],
  [
    'How do I compute the payload from several arguments or add a generated id?',
    '/api/createAction#prepare',
    '/api/createSlice#prepare',
  ],
  [
    'My items have the fields `type` and `payload`, and `addOne` stores something strange. Why?',
    '/api/createEntityAdapter#other-surprises',
  ],
  ['How often does an initial state function run when the store starts?', '/api/createReducer#initial-state'],
  ['Do I need a selector factory with useMemo for each list row?', '/api/createSelector#arguments'],
  ["What can I use as the thunk's extraArgument, and can I have more than one?", '/api/getDefaultMiddleware#thunk'],
  ['My ignoredPaths expression works only every other time. Why?', '/api/immutabilityMiddleware#ignored-paths'],
  ['Will createStore be removed? My editor strikes it through.', '/api/other-exports#createstore'],
  ['Is react-redux included?', '/introduction/getting-started#an-existing-app'],
  ['My state starts as null. How do I get from null to an object?', '/usage/immer-reducers#primitive-state'],
  ['Why can I not export the typed hooks from store.ts?', '/tutorials/typescript#why-a-separate-file'],
  // Data from a server
  ['Can I render on the server with ApiProvider and hand the data over?', '/rtk-query/api/ApiProvider#question-ssr'],
  [
    'My edited endpoint is not picked up by hot reload and the console complains about overriding. What do I set?',
    '/rtk-query/api/created-api/code-splitting#hot-reload',
  ],
  [
    'What is the difference between `isLoading` and `isFetching`?',
    '/rtk-query/api/created-api/hooks#usequery-result',
    '/rtk-query/usage/queries#reading-the-result',
    '/tutorials/rtk-query#flags',
  ],
  ['Is my application/octet-stream header kept when the body is a Blob?', '/rtk-query/api/fetchBaseQuery#bodies'],
  [
    'Are mutations queued while the user is offline?',
    '/rtk-query/overview#what-it-does-not-do',
    '/rtk-query/usage/persistence-and-rehydration#question-offline-mutations',
  ],
  [
    "Property 'data' does not exist on type 'FetchBaseQueryError | SerializedError'",
    '/rtk-query/usage-with-typescript#errors-in-components',
  ],
  [
    'How do I start a second query with the result of the first?',
    '/rtk-query/usage/conditional-fetching#dependent-query',
    '/rtk-query/usage/queries#several-queries',
  ],
  [
    'How do I stop retrying early from inside my base query?',
    '/rtk-query/usage/error-handling#retry-condition',
    '/rtk-query/api/fetchBaseQuery#retry-fail',
  ],
  ["How do I show a mutation's loading state in another component?", '/rtk-query/usage/mutations#fixed-cache-key'],
  [
    'Polling puts the old value back right after my optimistic update. What can I do?',
    '/rtk-query/usage/polling#question-mutation',
  ],
  // In public
  ['console.log state in reducer shows Proxy', '/usage/immer-reducers#inspect', '/api/other-exports#current'],
  ['how to reset all slices on logout', '/usage/usage-guide#reset-state', '/api/createSlice#question-reset'],
  ['cancel createAsyncThunk request when component unmounts', '/api/createAsyncThunk#cancel'],
  ["how to access another slice's state in a reducer", '/api/createSlice#question-other-slice'],
  [
    'refresh token 401 multiple requests refresh called several times',
    '/rtk-query/usage/customizing-queries#refresh-once',
  ],
  ['rtk query shows old data when argument changes', '/rtk-query/usage/queries#data-or-currentdata'],
  ['debounce with listener middleware takeLatest', '/api/createListenerMiddleware#debounce'],
  ['axios baseQuery example typescript', '/rtk-query/usage/customizing-queries#axios'],
  [
    'clear rtk query cache on logout',
    '/rtk-query/api/created-api/api-slice-utils#resetapistate',
    '/rtk-query/usage/cache-behavior#reset',
  ],
]
