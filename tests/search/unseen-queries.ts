import { type Line, linesOf, type RelevanceQuery } from './queries.ts'

/*
 * Queries that nobody saw while the engine, the keywords and the synonyms were first made: a check that those serve readers and not a
 * list. They have been seen since, so the figure is no longer that of a stranger. Do not tune for them one by one; when it is low, look
 * for what such readers have in common, and write new ones.
 */

const API_NAMES: Line[] = [
  ['ConfigureStoreOptions', '/api/configureStore'],
  ['ThunkMiddleware', '/api/getDefaultMiddleware'],
  ['actionCreatorCheck', '/api/getDefaultMiddleware'],
  ['ignoredActionPaths', '/api/serializabilityMiddleware'],
  ['warnAfter', '/api/serializabilityMiddleware', '/api/immutabilityMiddleware'],
  ['AutoBatchOptions', '/api/autoBatchEnhancer'],
  ['stopListening', '/api/createListenerMiddleware'],
  ['TypedStartListening', '/api/createListenerMiddleware'],
  ['ForkedTask', '/api/createListenerMiddleware'],
  ['getInitialState', '/api/createSlice', '/api/createReducer', '/api/createEntityAdapter'],
  ['withLazyLoadedSlices', '/api/createSlice'],
  ['SliceCaseReducers', '/api/createSlice'],
  ['ActionReducerMapBuilder', '/api/createReducer'],
  ['PrepareAction', '/api/createAction'],
  ['fulfillWithValue', '/api/createAsyncThunk'],
  ['getPendingMeta', '/api/createAsyncThunk'],
  ['AsyncThunkAction', '/api/createAsyncThunk'],
  ['setAll', '/api/createEntityAdapter'],
  ['removeMany', '/api/createEntityAdapter'],
  ['EntityId', '/api/createEntityAdapter'],
  ['OutputSelector', '/api/createSelector'],
  ['isRejected', '/api/matching-utilities'],
  ['compose', '/api/other-exports'],
  ['AnyAction', '/api/other-exports', '/usage/usage-with-typescript'],
  ['StoreEnhancer', '/api/other-exports'],
  ['createSliceBuilder', '/api/codemods'],
  [
    'refetchOnMountOrArgChange',
    '/rtk-query/api/createApi',
    '/rtk-query/usage/cache-behavior',
    '/rtk-query/api/created-api/hooks',
  ],
  ['transformErrorResponse', '/rtk-query/api/createApi', '/rtk-query/usage/customizing-queries'],
  ['structuralSharing', '/rtk-query/api/createApi', '/rtk-query/usage/cache-behavior'],
  ['EndpointBuilder', '/rtk-query/api/createApi'],
  ['coreModule', '/rtk-query/api/createApi', '/rtk-query/usage/customizing-create-api'],
  ['getNextPageParam', '/rtk-query/api/createApi', '/rtk-query/usage/pagination'],
  ['paramsSerializer', '/rtk-query/api/fetchBaseQuery'],
  ['fetchFn', '/rtk-query/api/fetchBaseQuery'],
  ['RetryOptions', '/rtk-query/api/fetchBaseQuery'],
  ['useLazyQuerySubscription', '/rtk-query/api/created-api/hooks'],
  ['preferCacheValue', '/rtk-query/api/created-api/hooks', '/rtk-query/usage/queries'],
  ['fetchNextPage', '/rtk-query/api/created-api/hooks', '/rtk-query/usage/pagination'],
  ['selectCachedArgsForQuery', '/rtk-query/api/created-api/api-slice-utils'],
  ['getRunningMutationThunk', '/rtk-query/api/created-api/api-slice-utils'],
  ['DefinitionsFromApi', '/rtk-query/api/created-api/code-splitting'],
  ['matchPending', '/rtk-query/api/created-api/endpoints'],
  ['ResultTypeFrom', '/rtk-query/api/created-api/endpoints'],
  ['CombinedState', '/rtk-query/api/created-api/redux-integration'],
]

const PREFIXES: Line[] = [
  ['createre', '/api/createReducer'],
  ['createac', '/api/createAction'],
  ['other ex', '/api/other-exports'],
  ['comparis', '/rtk-query/comparison'],
  ['customizing q', '/rtk-query/usage/customizing-queries'],
  ['server-s', '/rtk-query/usage/server-side-rendering'],
  ['persisten', '/rtk-query/usage/persistence-and-rehydration'],
  ['manual c', '/rtk-query/usage/manual-cache-updates'],
  ['automated r', '/rtk-query/usage/automated-refetching'],
  ['resetap', '/rtk-query/api/created-api/api-slice-utils'],
  ['combinesl', '/api/createSlice'],
  ['usepref', '/rtk-query/api/created-api/hooks', '/rtk-query/usage/prefetching'],
]

const TYPOS: Line[] = [
  ['createSilce', '/api/createSlice'],
  ['confiugreStore', '/api/configureStore'],
  ['creatAction', '/api/createAction'],
  ['createAsyncThunck', '/api/createAsyncThunk'],
  ['selctor memoize', '/api/createSelector'],
  ['listner middleware', '/api/createListenerMiddleware'],
  ['entitiy adapter', '/api/createEntityAdapter'],
  ['matchFullfilled', '/rtk-query/api/created-api/endpoints'],
  ['isRejectedWithVlue', '/api/matching-utilities'],
  ['setupListners', '/rtk-query/api/setupListeners'],
  ['apiProvder', '/rtk-query/api/ApiProvider'],
  ['refeching', '/rtk-query/usage/automated-refetching'],
  ['pooling interval', '/rtk-query/usage/polling'],
  ['infinte query', '/rtk-query/usage/pagination'],
  ['code spliting', '/rtk-query/usage/code-splitting', '/rtk-query/api/created-api/code-splitting'],
]

const CAMEL_CASE: Line[] = [
  ['createreducer', '/api/createReducer'],
  ['create action', '/api/createAction'],
  ['get default middleware', '/api/getDefaultMiddleware'],
  ['autobatchenhancer', '/api/autoBatchEnhancer'],
  ['add matcher', '/api/createReducer'],
  ['use prefetch', '/rtk-query/api/created-api/hooks', '/rtk-query/usage/prefetching'],
  ['uselazyquery', '/rtk-query/api/created-api/hooks'],
  ['upsert query data', '/rtk-query/api/created-api/api-slice-utils', '/rtk-query/usage/manual-cache-updates'],
  ['provides tags', '/rtk-query/usage/automated-refetching', '/rtk-query/api/createApi'],
  ['query fn', '/rtk-query/api/createApi', '/rtk-query/usage/customizing-queries'],
  ['on cache entry added', '/rtk-query/usage/streaming-updates', '/rtk-query/api/createApi'],
  ['enhance endpoints', '/rtk-query/api/created-api/code-splitting', '/rtk-query/usage/code-splitting'],
]

const DOTTED: Line[] = [
  ['builder.addDefaultCase', '/api/createReducer'],
  ['slice.reducer', '/api/createSlice'],
  ['action.payload', '/api/createAction'],
  ['fetchUser.fulfilled', '/api/createAsyncThunk'],
  ['adapter.addOne', '/api/createEntityAdapter'],
  ['listenerMiddleware.startListening', '/api/createListenerMiddleware'],
  ['api.util.upsertQueryData', '/rtk-query/api/created-api/api-slice-utils'],
  ['api.util.prefetch', '/rtk-query/api/created-api/api-slice-utils', '/rtk-query/usage/prefetching'],
  ['api.injectEndpoints', '/rtk-query/api/created-api/code-splitting'],
  ['build.mutation', '/rtk-query/api/createApi', '/rtk-query/usage/mutations'],
  ['useDispatch.withTypes', '/tutorials/typescript', '/usage/usage-with-typescript'],
  ['yarn add @reduxjs/toolkit', '/introduction/getting-started'],
]

const error = (code: number) => `/api/other-exports#error-${code}`

const ERROR_MESSAGES: Line[] = [
  ['Minified Redux Toolkit error #29', error(29)],
  ['Uncaught Error: Minified Redux Toolkit error #8; visit https://redux-toolkit.js.org/Errors?code=8', error(8)],
  ['error code 35 redux toolkit', error(35)],
  ['each enhancer provided to configureStore must be a function', error(7)],
  ['when using a middleware builder function, an array of middleware must be returned', error(3)],
  ['`builder.addMatcher` should only be called before calling `builder.addDefaultCase`', error(30)],
  ['builder.addDefaultCase can only be called once', error(31)],
  ['Error: `enhancers` callback must return an array', error(6)],
  ["getPreviousPageParam for endpoint 'getMessages' must be a function if maxPages is used", error(41)],
  ['Creating or removing a listener requires one of the known fields for matching an action', error(21)],
  ['Please use the `create.preparedReducer` notation for prepared action creators', error(17)],
  [
    'A state mutation was detected inside a dispatch, in the path: user.profile. Take a look at the reducer(s)',
    error(20),
    '/api/immutabilityMiddleware',
  ],
  [
    'A non-serializable value was detected in an action, in the path: `meta.arg`. Value: File {name',
    '/api/serializabilityMiddleware',
    '/usage/usage-guide',
  ],
  [
    'TypeError: Cannot add property 3, object is not extensible',
    '/usage/immer-reducers',
    '/api/immutabilityMiddleware',
  ],
  [
    "Property 'status' does not exist on type 'FetchBaseQueryError | SerializedError'",
    '/rtk-query/usage-with-typescript',
  ], // #2732
]

const WORD_FORMS: Line[] = [
  ['reducers with immer', '/usage/immer-reducers'],
  ['listeners for actions', '/api/createListenerMiddleware'],
  ['configuring the store', '/api/configureStore'],
  ['memoization', '/api/createSelector'],
  ['entities', '/api/createEntityAdapter'],
  ['persisted cache', '/rtk-query/usage/persistence-and-rehydration'],
  ['skipping a query', '/rtk-query/usage/conditional-fetching'],
  ['invalidation', '/rtk-query/usage/automated-refetching'],
  ['generated hooks', '/rtk-query/api/created-api/hooks'],
  ['prefetched', '/rtk-query/usage/prefetching'],
  ['optimistically update', '/rtk-query/usage/manual-cache-updates'],
  ['comparing rtk query', '/rtk-query/comparison'],
]

const OTHER_WORDS: Line[] = [
  ['fetch wrapper', '/rtk-query/api/fetchBaseQuery'],
  ['http headers', '/rtk-query/api/fetchBaseQuery', '/rtk-query/usage/customizing-queries'],
  ['content-type', '/rtk-query/api/fetchBaseQuery', '/rtk-query/usage/customizing-queries'],
  ['apollo client', '/rtk-query/comparison'],
  ['immutable.js', '/api/serializabilityMiddleware'],
  ['event emitter push notifications', '/rtk-query/usage/streaming-updates'],
  ['exponential backoff', '/rtk-query/usage/error-handling', '/rtk-query/api/fetchBaseQuery'],
  ['dedupe requests', '/rtk-query/usage/cache-behavior', '/rtk-query/overview', '/rtk-query/usage/queries'],
  ['getServerSideProps', '/rtk-query/usage/server-side-rendering'],
  ['async storage', '/rtk-query/usage/persistence-and-rehydration'],
  ['typesafe', '/usage/usage-with-typescript', '/tutorials/typescript', '/rtk-query/usage-with-typescript'],
  ['hydration', '/rtk-query/usage/server-side-rendering', '/rtk-query/usage/persistence-and-rehydration'],
  ['throttle renders', '/api/autoBatchEnhancer'],
  ['thunk middleware', '/api/getDefaultMiddleware'],
  ['jest', '/usage/usage-guide', '/rtk-query/usage/examples'],
  ['observables rxjs', '/api/createListenerMiddleware', '/api/createAction'],
  ['offset limit', '/rtk-query/usage/pagination'],
  ['angular', '/rtk-query/usage/usage-without-react-hooks'],
  ['legacy redux', '/usage/usage-guide', '/introduction/getting-started'],
  ['deep freeze', '/usage/immer-reducers', '/api/other-exports'],
]

const QUESTIONS: Line[] = [
  ['how to create a generic slice', '/usage/usage-with-typescript', '/api/createSlice'], // #286
  ['selectFromResult causes rerender', '/rtk-query/usage/queries', '/rtk-query/api/created-api/hooks'], // #2039
  [
    'invalidate tags from another api',
    '/rtk-query/usage/automated-refetching',
    '/rtk-query/api/created-api/api-slice-utils',
  ], // #1862
  [
    'refetch from another component',
    '/rtk-query/usage/automated-refetching',
    '/rtk-query/usage/queries',
    '/rtk-query/usage/cache-behavior',
  ], // #4195
  ['update cache when socket message arrives', '/rtk-query/usage/streaming-updates'], // #5056
  ['how to cancel a thunk', '/api/createAsyncThunk'],
  ['dispatch another action inside createAsyncThunk', '/api/createAsyncThunk'],
  ['show loading state for several thunks', '/api/matching-utilities', '/api/createAsyncThunk'],
  ['access other slice state in reducer', '/usage/usage-guide', '/api/createSlice'],
  ['how to type payload action', '/api/createAction', '/tutorials/typescript', '/usage/usage-with-typescript'],
  [
    'how to set initial state from server',
    '/api/configureStore',
    '/rtk-query/usage/server-side-rendering',
    '/usage/usage-guide',
  ],
  ['replace whole state in reducer', '/usage/immer-reducers', '/api/createReducer'],
  ['remove item from array in reducer', '/usage/immer-reducers'],
  ['can i use map or set in state', '/usage/immer-reducers', '/api/createReducer', '/api/serializabilityMiddleware'],
  ['does rtk query cache in redux store', '/rtk-query/overview', '/rtk-query/usage/cache-behavior'],
  ['why are there two requests', '/rtk-query/usage/cache-behavior', '/rtk-query/usage/queries'],
  ['query on every render', '/rtk-query/usage/queries', '/rtk-query/usage/cache-behavior'],
  [
    'get cached data without fetching',
    '/rtk-query/api/created-api/hooks',
    '/rtk-query/usage/queries',
    '/rtk-query/api/created-api/endpoints',
  ],
  ['multiple mutations in a row', '/rtk-query/usage/mutations'],
  [
    'transform response to entity adapter',
    '/rtk-query/usage/customizing-queries',
    '/rtk-query/usage/streaming-updates',
  ],
  [
    'rtk query timeout',
    '/rtk-query/api/fetchBaseQuery',
    '/rtk-query/usage/customizing-queries',
    '/rtk-query/usage/error-handling',
  ],
  ['response is not json', '/rtk-query/api/fetchBaseQuery', '/rtk-query/usage/customizing-queries'],
  ['how do tags work', '/rtk-query/usage/automated-refetching', '/rtk-query/overview'],
  ['two stores on one page', '/rtk-query/usage/customizing-create-api'],
  ['generate endpoints from openapi schema', '/rtk-query/usage/code-generation'],
  [
    'is redux toolkit required for rtk query',
    '/rtk-query/overview',
    '/rtk-query/api/ApiProvider',
    '/introduction/getting-started',
  ],
  ['how big is rtk query', '/rtk-query/overview', '/rtk-query/comparison'],
  ['first redux app with react', '/tutorials/quick-start'],
  ['turn off devtools in production', '/api/configureStore'],
  ['middleware order', '/api/getDefaultMiddleware'],
  ['poll every 5 seconds', '/rtk-query/usage/polling'],
  ['validate api response', '/rtk-query/usage/queries', '/rtk-query/api/createApi', '/rtk-query/usage-with-typescript'],
]

/** Every one of them, by kind. */
export const UNSEEN_QUERIES: RelevanceQuery[] = [
  ...linesOf('API name', API_NAMES),
  ...linesOf('prefix', PREFIXES),
  ...linesOf('typo', TYPOS),
  ...linesOf('camel case', CAMEL_CASE),
  ...linesOf('dotted name', DOTTED),
  ...linesOf('error message', ERROR_MESSAGES),
  ...linesOf('word form', WORD_FORMS),
  ...linesOf('other words', OTHER_WORDS),
  ...linesOf('question', QUESTIONS),
]
