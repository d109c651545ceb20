/**
 * What readers type, and the page that answers it. The wording comes from public issues (the number behind a line is the thread in
 * reduxjs/redux-toolkit), questions and messages people paste; the expected page comes from what each page has to answer, never
 * from what the engine finds. More than one page stands where either is an honest first answer.
 */

/** What makes a query hard, for the figures. Titles are added from the pages themselves: see `titleQueries`. */
export const QUERY_KINDS = [
  'title',
  'API name',
  'prefix',
  'typo',
  'camel case',
  'dotted name',
  'error message',
  'word form',
  'other words',
  'question',
] as const

export type QueryKind = (typeof QUERY_KINDS)[number]

/** A query with the pages that may come first. A route with a hash must be the page's first hit as well. */
export interface RelevanceQuery {
  query: string
  kind: QueryKind
  expect: string[]
}

/** A query and the pages that may come first. */
export type Line = [query: string, ...expect: string[]]

/** The search box takes no more: what is pasted is cut there. */
const BOX_LENGTH = 64

const API_NAMES: Line[] = [
  // store
  ['Tuple', '/api/configureStore'],
  ['getDefaultEnhancers', '/api/configureStore'],
  ['preloadedState', '/api/configureStore'],
  ['EnhancedStore', '/api/configureStore'],
  ['duplicateMiddlewareCheck', '/api/configureStore'],
  ['createDynamicMiddleware', '/api/getDefaultMiddleware'],
  ['createActionCreatorInvariantMiddleware', '/api/getDefaultMiddleware'],
  ['ThunkAction', '/api/getDefaultMiddleware'],
  ['ThunkDispatch', '/api/getDefaultMiddleware'],
  ['createImmutableStateInvariantMiddleware', '/api/immutabilityMiddleware'],
  ['isImmutableDefault', '/api/immutabilityMiddleware'],
  ['immutableCheck', '/api/getDefaultMiddleware', '/api/immutabilityMiddleware'],
  ['serializableCheck', '/api/getDefaultMiddleware', '/api/serializabilityMiddleware'],
  ['createSerializableStateInvariantMiddleware', '/api/serializabilityMiddleware'],
  ['findNonSerializableValue', '/api/serializabilityMiddleware'],
  ['isPlain', '/api/serializabilityMiddleware'],
  ['ignoredActions', '/api/serializabilityMiddleware'],
  ['prepareAutoBatched', '/api/autoBatchEnhancer'],
  ['SHOULD_AUTOBATCH', '/api/autoBatchEnhancer'],
  // listeners
  ['startListening', '/api/createListenerMiddleware'],
  ['addListener', '/api/createListenerMiddleware'],
  ['removeListener', '/api/createListenerMiddleware'],
  ['clearAllListeners', '/api/createListenerMiddleware'],
  ['cancelActiveListeners', '/api/createListenerMiddleware'],
  ['TaskAbortError', '/api/createListenerMiddleware'],
  ['ListenerEffectAPI', '/api/createListenerMiddleware'],
  // slices, reducers, actions
  ['combineSlices', '/api/createSlice'],
  ['buildCreateSlice', '/api/createSlice'],
  ['asyncThunkCreator', '/api/createSlice'],
  ['extraReducers', '/api/createSlice'],
  ['injectInto', '/api/createSlice'],
  ['WithSlice', '/api/createSlice'],
  ['addCase', '/api/createReducer'],
  ['addMatcher', '/api/createReducer'],
  ['addDefaultCase', '/api/createReducer'],
  ['addAsyncThunk', '/api/createReducer'],
  ['CaseReducer', '/api/createReducer'],
  ['PayloadAction', '/api/createAction'],
  ['isActionCreator', '/api/createAction'],
  ['isFluxStandardAction', '/api/createAction'],
  ['rejectWithValue', '/api/createAsyncThunk'],
  ['unwrapResult', '/api/createAsyncThunk'],
  ['miniSerializeError', '/api/createAsyncThunk'],
  ['SerializedError', '/api/createAsyncThunk'],
  ['dispatchConditionRejection', '/api/createAsyncThunk'],
  ['EntityState', '/api/createEntityAdapter'],
  ['upsertMany', '/api/createEntityAdapter'],
  ['selectById', '/api/createEntityAdapter'],
  ['sortComparer', '/api/createEntityAdapter'],
  ['RemoveManyFilter', '/api/createEntityAdapter'],
  // selectors and tools
  ['createDraftSafeSelector', '/api/createSelector'],
  ['createSelectorCreator', '/api/createSelector'],
  ['weakMapMemoize', '/api/createSelector'],
  ['lruMemoize', '/api/createSelector'],
  ['isAnyOf', '/api/matching-utilities'],
  ['isAllOf', '/api/matching-utilities'],
  ['isPending', '/api/matching-utilities'],
  ['isFulfilled', '/api/matching-utilities'],
  ['isRejectedWithValue', '/api/matching-utilities'],
  ['isAsyncThunkAction', '/api/matching-utilities'],
  ['nanoid', '/api/other-exports'],
  ['combineReducers', '/api/other-exports'],
  ['bindActionCreators', '/api/other-exports'],
  ['applyMiddleware', '/api/other-exports'],
  ['createNextState', '/api/other-exports'],
  ['isDraft', '/api/other-exports', '/usage/immer-reducers'],
  ['copyWithStructuralSharing', '/api/other-exports'],
  ['legacy_createStore', '/api/other-exports'],
  ['UnknownAction', '/api/other-exports'],
  ['createReducerBuilder', '/api/codemods'],
  // RTK Query
  ['buildCreateApi', '/rtk-query/api/createApi', '/rtk-query/usage/customizing-create-api'],
  ['reactHooksModule', '/rtk-query/api/createApi', '/rtk-query/usage/customizing-create-api'],
  ['providesTags', '/rtk-query/api/createApi', '/rtk-query/usage/automated-refetching'],
  ['invalidatesTags', '/rtk-query/api/createApi', '/rtk-query/usage/automated-refetching'],
  ['tagTypes', '/rtk-query/api/createApi', '/rtk-query/usage/automated-refetching'],
  ['keepUnusedDataFor', '/rtk-query/api/createApi', '/rtk-query/usage/cache-behavior'],
  ['serializeQueryArgs', '/rtk-query/api/createApi'],
  ['transformResponse', '/rtk-query/api/createApi', '/rtk-query/usage/customizing-queries'],
  ['queryFn', '/rtk-query/api/createApi', '/rtk-query/usage/customizing-queries'],
  ['onQueryStarted', '/rtk-query/api/createApi'],
  ['onCacheEntryAdded', '/rtk-query/api/createApi', '/rtk-query/usage/streaming-updates'],
  ['invalidationBehavior', '/rtk-query/api/createApi', '/rtk-query/usage/automated-refetching'],
  ['NamedSchemaError', '/rtk-query/api/createApi'],
  ['BaseQueryFn', '/rtk-query/api/createApi', '/rtk-query/usage-with-typescript'],
  ['extractRehydrationInfo', '/rtk-query/api/createApi', '/rtk-query/usage/persistence-and-rehydration'],
  ['fakeBaseQuery', '/rtk-query/api/fetchBaseQuery'],
  ['prepareHeaders', '/rtk-query/api/fetchBaseQuery'],
  ['validateStatus', '/rtk-query/api/fetchBaseQuery'],
  ['responseHandler', '/rtk-query/api/fetchBaseQuery'],
  ['FetchBaseQueryError', '/rtk-query/api/fetchBaseQuery'],
  ['FetchArgs', '/rtk-query/api/fetchBaseQuery'],
  ['useQuery', '/rtk-query/api/created-api/hooks'],
  ['useLazyQuery', '/rtk-query/api/created-api/hooks'],
  ['useMutation', '/rtk-query/api/created-api/hooks'],
  ['useQueryState', '/rtk-query/api/created-api/hooks'],
  ['useQuerySubscription', '/rtk-query/api/created-api/hooks'],
  ['useInfiniteQuery', '/rtk-query/api/created-api/hooks'],
  ['usePrefetch', '/rtk-query/api/created-api/hooks', '/rtk-query/usage/prefetching'],
  ['selectFromResult', '/rtk-query/api/created-api/hooks', '/rtk-query/usage/queries'],
  ['fixedCacheKey', '/rtk-query/api/created-api/hooks', '/rtk-query/usage/mutations'],
  ['skipToken', '/rtk-query/api/created-api/hooks', '/rtk-query/usage/conditional-fetching'],
  ['TypedUseQueryStateResult', '/rtk-query/api/created-api/hooks'],
  ['updateQueryData', '/rtk-query/api/created-api/api-slice-utils'],
  ['patchQueryData', '/rtk-query/api/created-api/api-slice-utils'],
  ['upsertQueryData', '/rtk-query/api/created-api/api-slice-utils'],
  ['upsertQueryEntries', '/rtk-query/api/created-api/api-slice-utils'],
  ['invalidateTags', '/rtk-query/api/created-api/api-slice-utils'],
  ['resetApiState', '/rtk-query/api/created-api/api-slice-utils'],
  ['selectInvalidatedBy', '/rtk-query/api/created-api/api-slice-utils'],
  ['getRunningQueriesThunk', '/rtk-query/api/created-api/api-slice-utils'],
  ['injectEndpoints', '/rtk-query/api/created-api/code-splitting'],
  ['enhanceEndpoints', '/rtk-query/api/created-api/code-splitting'],
  ['overrideExisting', '/rtk-query/api/created-api/code-splitting'],
  ['matchFulfilled', '/rtk-query/api/created-api/endpoints'],
  ['QueryStatus', '/rtk-query/api/created-api/endpoints'],
  ['createApiActionSanitizer', '/rtk-query/api/created-api/redux-integration'],
  ['ApiRootState', '/rtk-query/api/created-api/redux-integration', '/rtk-query/usage-with-typescript'],
]

/** Half-typed, stopped where only one answer is left. */
const PREFIXES: Line[] = [
  ['createSl', '/api/createSlice'],
  ['createSe', '/api/createSelector'],
  ['createAs', '/api/createAsyncThunk'],
  ['createEn', '/api/createEntityAdapter'],
  ['createLi', '/api/createListenerMiddleware'],
  ['createDyn', '/api/getDefaultMiddleware'],
  ['createap', '/rtk-query/api/createApi'],
  ['configu', '/api/configureStore'],
  ['getdef', '/api/getDefaultMiddleware'],
  ['autoba', '/api/autoBatchEnhancer'],
  ['matching u', '/api/matching-utilities'],
  ['immutab', '/api/immutabilityMiddleware'],
  ['serializab', '/api/serializabilityMiddleware'],
  ['codem', '/api/codemods'],
  ['rejectwi', '/api/createAsyncThunk'],
  ['isany', '/api/matching-utilities'],
  ['nano', '/api/other-exports'],
  ['entity ada', '/api/createEntityAdapter'],
  ['listener mid', '/api/createListenerMiddleware'],
  ['fetchba', '/rtk-query/api/fetchBaseQuery'],
  ['setuplis', '/rtk-query/api/setupListeners'],
  ['apipro', '/rtk-query/api/ApiProvider'],
  ['usela', '/rtk-query/api/created-api/hooks'],
  ['upsertq', '/rtk-query/api/created-api/api-slice-utils'],
  ['injecte', '/rtk-query/api/created-api/code-splitting'],
  ['pagin', '/rtk-query/usage/pagination'],
  ['infinite q', '/rtk-query/usage/pagination'],
  ['optimist', '/rtk-query/usage/manual-cache-updates'],
  ['conditional f', '/rtk-query/usage/conditional-fetching'],
  ['streami', '/rtk-query/usage/streaming-updates'],
  ['websock', '/rtk-query/usage/streaming-updates'],
  ['openap', '/rtk-query/usage/code-generation'],
  ['polli', '/rtk-query/usage/polling'],
  ['prefet', '/rtk-query/usage/prefetching'],
  ['error ha', '/rtk-query/usage/error-handling'],
  ['migrat', '/rtk-query/usage/migrating-to-rtk-query'],
  ['quick st', '/tutorials/quick-start'],
  ['typescript q', '/tutorials/typescript'],
  ['getting st', '/introduction/getting-started'],
]

const TYPOS: Line[] = [
  ['creatSlice', '/api/createSlice'],
  ['createSlcie', '/api/createSlice'],
  ['crateslice', '/api/createSlice'],
  ['confgureStore', '/api/configureStore'],
  ['configureSotre', '/api/configureStore'],
  ['createAsycThunk', '/api/createAsyncThunk'],
  ['createAsnycThunk', '/api/createAsyncThunk'],
  ['async thnuk', '/api/createAsyncThunk'],
  ['createEntityAdaptor', '/api/createEntityAdapter'],
  ['createSelctor', '/api/createSelector'],
  ['createReduser', '/api/createReducer'],
  ['createListnerMiddleware', '/api/createListenerMiddleware'],
  ['getDefaultMiddlware', '/api/getDefaultMiddleware'],
  ['extrareducer', '/api/createSlice'],
  ['combineSlice', '/api/createSlice'],
  ['rejectWithVlaue', '/api/createAsyncThunk'],
  ['serializible check', '/api/serializabilityMiddleware', '/api/getDefaultMiddleware'],
  ['imutability middleware', '/api/immutabilityMiddleware'],
  ['createApii', '/rtk-query/api/createApi'],
  ['fetchBaseQurey', '/rtk-query/api/fetchBaseQuery'],
  ['useQury', '/rtk-query/api/created-api/hooks'],
  ['useLazyQeury', '/rtk-query/api/created-api/hooks'],
  ['useMuation', '/rtk-query/api/created-api/hooks'],
  ['invaldateTags', '/rtk-query/api/created-api/api-slice-utils', '/rtk-query/usage/automated-refetching'],
  ['updateQuerydta', '/rtk-query/api/created-api/api-slice-utils'],
  ['injectEndpiont', '/rtk-query/api/created-api/code-splitting'],
  ['skipTokne', '/rtk-query/api/created-api/hooks', '/rtk-query/usage/conditional-fetching'],
  ['pagniation', '/rtk-query/usage/pagination'],
  ['optimisitc update', '/rtk-query/usage/manual-cache-updates'],
  ['prefeching', '/rtk-query/usage/prefetching'],
  ['mutatoins', '/rtk-query/usage/mutations'],
  ['persistance', '/rtk-query/usage/persistence-and-rehydration'],
  ['websoket', '/rtk-query/usage/streaming-updates'],
  ['codegeneration', '/rtk-query/usage/code-generation'],
  ['typscript quick start', '/tutorials/typescript'],
]

/** Names split into words, or run together and in lower case. */
const CAMEL_CASE: Line[] = [
  ['create slice', '/api/createSlice'],
  ['createslice', '/api/createSlice'],
  ['combine slices', '/api/createSlice'],
  ['extra reducers', '/api/createSlice'],
  ['configure store', '/api/configureStore'],
  ['configurestore', '/api/configureStore'],
  ['preloaded state', '/api/configureStore'],
  ['async thunk', '/api/createAsyncThunk'],
  ['asyncthunk', '/api/createAsyncThunk'],
  ['create async thunk', '/api/createAsyncThunk'],
  ['reject with value', '/api/createAsyncThunk'],
  ['entityadapter', '/api/createEntityAdapter'],
  ['create entity adapter', '/api/createEntityAdapter'],
  ['listenermiddleware', '/api/createListenerMiddleware'],
  ['create listener middleware', '/api/createListenerMiddleware'],
  ['default middleware', '/api/getDefaultMiddleware'],
  ['dynamic middleware', '/api/getDefaultMiddleware'],
  ['auto batch', '/api/autoBatchEnhancer'],
  ['create selector', '/api/createSelector'],
  ['is any of', '/api/matching-utilities'],
  ['payload action', '/api/createAction'],
  ['create api', '/rtk-query/api/createApi'],
  ['api provider', '/rtk-query/api/ApiProvider'],
  ['setup listeners', '/rtk-query/api/setupListeners'],
  ['fetch base query', '/rtk-query/api/fetchBaseQuery'],
  ['fetchbasequery', '/rtk-query/api/fetchBaseQuery'],
  ['prepare headers', '/rtk-query/api/fetchBaseQuery'],
  ['use query state', '/rtk-query/api/created-api/hooks'],
  ['usequerystate', '/rtk-query/api/created-api/hooks'],
  ['use lazy query', '/rtk-query/api/created-api/hooks'],
  ['use mutation', '/rtk-query/api/created-api/hooks', '/rtk-query/usage/mutations'],
  ['skip token', '/rtk-query/api/created-api/hooks', '/rtk-query/usage/conditional-fetching'],
  ['select from result', '/rtk-query/api/created-api/hooks', '/rtk-query/usage/queries'],
  ['update query data', '/rtk-query/api/created-api/api-slice-utils', '/rtk-query/usage/manual-cache-updates'],
  ['reset api state', '/rtk-query/api/created-api/api-slice-utils'],
  ['inject endpoints', '/rtk-query/api/created-api/code-splitting', '/rtk-query/usage/code-splitting'],
  ['keep unused data for', '/rtk-query/api/createApi', '/rtk-query/usage/cache-behavior'],
]

const DOTTED: Line[] = [
  ['builder.addCase', '/api/createReducer'],
  ['builder.addMatcher', '/api/createReducer'],
  ['builder.addAsyncThunk', '/api/createReducer'],
  ['slice.actions', '/api/createSlice'],
  ['slice.selectors', '/api/createSlice'],
  ['slice.injectInto', '/api/createSlice'],
  ['create.asyncThunk', '/api/createSlice'],
  ['create.preparedReducer', '/api/createSlice'],
  ['createAsyncThunk.withTypes', '/api/createAsyncThunk'],
  ['thunkAPI.rejectWithValue', '/api/createAsyncThunk'],
  ['meta.requestStatus', '/api/createAsyncThunk'],
  ['adapter.upsertMany', '/api/createEntityAdapter'],
  ['adapter.getSelectors', '/api/createEntityAdapter'],
  ['listenerApi.cancelActiveListeners', '/api/createListenerMiddleware'],
  ['listenerApi.fork', '/api/createListenerMiddleware'],
  ['createSelector.withTypes', '/api/createSelector'],
  ['useSelector.withTypes', '/tutorials/typescript', '/usage/usage-with-typescript'],
  ['api.util.updateQueryData', '/rtk-query/api/created-api/api-slice-utils'],
  ['api.util.resetApiState', '/rtk-query/api/created-api/api-slice-utils'],
  ['api.util.invalidateTags', '/rtk-query/api/created-api/api-slice-utils'],
  ['api.endpoints', '/rtk-query/api/created-api/endpoints'],
  ['api.endpoints.getPosts.initiate', '/rtk-query/api/created-api/endpoints'],
  ['endpoints.login.matchFulfilled', '/rtk-query/api/created-api/endpoints'],
  ['api.reducerPath', '/rtk-query/api/created-api/redux-integration'],
  ['api.middleware', '/rtk-query/api/created-api/redux-integration'],
  ['api.internalActions', '/rtk-query/api/created-api/overview', '/rtk-query/api/setupListeners'],
  ['build.infiniteQuery', '/rtk-query/api/createApi', '/rtk-query/usage/pagination'],
  ['retry.fail', '/rtk-query/api/fetchBaseQuery'],
  ['@reduxjs/toolkit', '/introduction/getting-started'],
  ['npm install @reduxjs/toolkit react-redux', '/introduction/getting-started'],
  ['@rtk-query/codegen-openapi', '/rtk-query/usage/code-generation'],
  ['npx @reduxjs/rtk-codemods', '/api/codemods'],
  ['next-redux-wrapper', '/rtk-query/usage/server-side-rendering'],
]

const error = (code: number) => `/api/other-exports#error-${code}`

/** As they stand in a console, with a reader's own names in them. The box cuts the long ones. */
const ERROR_MESSAGES: Line[] = [
  // production
  ['Minified Redux Toolkit error #7', error(7)],
  [
    'Minified Redux Toolkit error #19; visit https://redux-toolkit.js.org/Errors?code=19 for the full message or use the',
    error(19),
  ],
  ['Error: Minified Redux Toolkit error #34; visit https://redux-toolkit.js.org/Errors?code=34 for', error(34)],
  ['redux toolkit error #18', error(18)],
  ['rtk error 42', error(42)],
  ['https://redux-toolkit.js.org/Errors?code=14', error(14)],
  // development, with a code
  ['prepareAction did not return an object', error(0)],
  ['Error: `reducer` is a required argument, and must be a function or an object of functions that can be', error(1)],
  ['middleware field must be a callback', error(2)],
  ['Error: each middleware provided to configureStore must be a function', error(4)],
  ["The object notation for `createReducer` has been removed. Please use the 'builder callback' notation", error(8)],
  ['A case reducer on a non-draftable value must not return undefined', error(9)],
  ['`name` is a required option for createSlice', error(11)],
  [
    "The object notation for `createSlice.extraReducers` has been removed. Please use the 'builder callback'",
    error(14),
  ],
  ['selectSlice returned undefined for an uninjected slice reducer', error(15)],
  ['Cannot use `create.asyncThunk` in the built-in `createSlice`. Use `buildCreateSlice({ creators:', error(18)],
  [
    "Error: A state mutation was detected between dispatches, in the path 'todos.items.0.done'",
    error(19),
    '/api/immutabilityMiddleware',
  ],
  [
    'Invariant failed: A state mutation was detected inside a dispatch, in the path: cart.total',
    error(20),
    '/api/immutabilityMiddleware',
  ],
  ['listenerMiddleware: getOriginalState can only be called synchronously', error(23)],
  ['`builder.addCase` should only be called before calling `builder.addMatcher`', error(26)],
  ["builder.addCase cannot be called with two reducers for the same action type 'user/login/fulfilled'", error(29)],
  ['When using `fakeBaseQuery`, all queries & mutations must use the `queryFn` definition syntax.', error(33)],
  [
    'Warning: Middleware for RTK-Query API at reducerPath "cryptoApi" has not been added to the store.', // #2796
    error(34),
    error(37),
    '/rtk-query/api/created-api/redux-integration',
  ],
  ['Existing Redux context detected. If you already have a store set up, please use', error(35)],
  ['Cannot refetch a query that has not been started yet.', error(38)],
  ['called `injectEndpoints` to override already-existing endpointName getUsers without specifying', error(39)],
  ["maxPages for endpoint 'getFeed' must be a number greater than 0", error(40)],
  ['Duplicate middleware references found when creating the store.', error(42)],
  // development, without a code
  [
    'A non-serializable value was detected in an action, in the path: `register`. Value:', // #4913
    '/api/serializabilityMiddleware',
    '/usage/usage-guide',
  ],
  [
    'A non-serializable value was detected in the state, in the path: `user.createdAt`', // #870
    '/api/serializabilityMiddleware',
    '/usage/usage-guide',
  ],
  ['SerializableStateInvariantMiddleware took 41ms, which is more than the warning', '/api/serializabilityMiddleware'],
  ['ImmutableStateInvariantMiddleware took 53ms, which is more than the warning', '/api/immutabilityMiddleware'],
  ['Detected an action creator with type "todos/added" being dispatched.', '/api/getDefaultMiddleware'],
  ['TypeError: getDefaultMiddleware is not a function', '/api/getDefaultMiddleware'], // #1499
  [
    '[Immer] An immer producer returned a new value *and* modified its draft', // #839
    '/usage/immer-reducers',
  ],
  ["TypeError: Cannot assign to read only property 'jobTitle' of object '#<Object>'", '/usage/immer-reducers'], // #2909
  ["Cannot perform 'getPrototypeOf' on a proxy that has been revoked", '/usage/immer-reducers'], // #761
  ["The plugin for 'MapSet' has not been loaded into Immer.", '/usage/immer-reducers'],
  [
    'Selector unknown returned a different result when called with the same parameters',
    '/api/createSelector',
    '/tutorials/quick-start',
  ],
  ['An input selector returned a different result when passed same arguments.', '/api/createSelector'],
  [
    'could not find react-redux context value; please ensure the component is wrapped',
    '/tutorials/quick-start',
    '/introduction/getting-started',
  ],
  [
    "Tag type 'Posts' was used, but not specified in `tagTypes`!",
    '/rtk-query/usage/automated-refetching',
    '/rtk-query/api/createApi',
  ],
  [
    'An unhandled error occurred processing a request for the endpoint "getUser"',
    '/rtk-query/usage/error-handling',
    '/rtk-query/api/createApi',
  ],
  [
    'Error: No data found at `state.api`. Did you forget to add the reducer',
    '/rtk-query/api/created-api/redux-integration',
  ],
  [
    'PARSING_ERROR SyntaxError: Unexpected token < in JSON at position 0',
    '/rtk-query/usage/error-handling',
    '/rtk-query/api/fetchBaseQuery',
    '/rtk-query/usage/customizing-queries',
  ],
  [
    "Property 'data' does not exist on type 'FetchBaseQueryError | SerializedError'",
    '/rtk-query/usage-with-typescript',
  ], // #1337
  ["Type alias 'RootState' circularly references itself.ts(2456)", '/usage/usage-with-typescript'], // #2770
  [
    "Argument of type 'AsyncThunkAction<...>' is not assignable to parameter of type 'UnknownAction'",
    '/tutorials/typescript',
    '/usage/usage-with-typescript',
    '/api/createAsyncThunk',
  ],
]

/** Singular for plural, verb for noun, British for American. */
const WORD_FORMS: Line[] = [
  ['slices', '/api/createSlice'],
  ['async thunks', '/api/createAsyncThunk'],
  ['entity adapters', '/api/createEntityAdapter'],
  ['selectors', '/api/createSelector'],
  ['memoised selector', '/api/createSelector'],
  ['matchers', '/api/matching-utilities'],
  ['codemod', '/api/codemods'],
  ['serialisable', '/api/serializabilityMiddleware'],
  ['action creators', '/api/createAction'],
  ['batching', '/api/autoBatchEnhancer'],
  ['immutable updates', '/usage/immer-reducers'],
  ['query', '/rtk-query/usage/queries', '/rtk-query/overview'],
  ['mutation', '/rtk-query/usage/mutations'],
  ['paginate', '/rtk-query/usage/pagination'],
  ['infinite query', '/rtk-query/usage/pagination'],
  ['poll', '/rtk-query/usage/polling'],
  ['prefetch', '/rtk-query/usage/prefetching'],
  ['caching', '/rtk-query/usage/cache-behavior'],
  ['cache behaviour', '/rtk-query/usage/cache-behavior'],
  ['refetch', '/rtk-query/usage/automated-refetching', '/rtk-query/api/created-api/hooks'],
  ['conditionally fetch', '/rtk-query/usage/conditional-fetching'],
  ['handle errors', '/rtk-query/usage/error-handling'],
  ['customise queries', '/rtk-query/usage/customizing-queries'],
  ['customising createApi', '/rtk-query/usage/customizing-create-api'],
  ['rehydrate', '/rtk-query/usage/persistence-and-rehydration'],
  ['stream updates', '/rtk-query/usage/streaming-updates'],
  ['generate code', '/rtk-query/usage/code-generation'],
  ['server side rendered', '/rtk-query/usage/server-side-rendering'],
  ['migrate to rtk query', '/rtk-query/usage/migrating-to-rtk-query'],
  ['example', '/rtk-query/usage/examples'],
  ['tutorials', '/tutorials/overview'],
]

/** Words that the pages themselves may not use. */
const OTHER_WORDS: Line[] = [
  ['axios', '/rtk-query/usage/customizing-queries'],
  ['interceptor', '/rtk-query/usage/customizing-queries'], // #1298
  ['formdata', '/rtk-query/usage/mutations', '/rtk-query/api/fetchBaseQuery'], // #2287
  ['file upload', '/rtk-query/usage/mutations', '/rtk-query/api/fetchBaseQuery'],
  ['multipart', '/rtk-query/usage/mutations', '/rtk-query/api/fetchBaseQuery'], // #2677
  ['query string', '/rtk-query/api/fetchBaseQuery', '/rtk-query/usage/customizing-queries'],
  ['bearer token', '/rtk-query/api/fetchBaseQuery', '/rtk-query/usage/customizing-queries'],
  [
    'jwt refresh',
    '/rtk-query/usage/customizing-queries',
    '/rtk-query/usage/error-handling',
    '/rtk-query/usage/examples',
  ], // #2082
  ['graphql', '/rtk-query/usage/customizing-queries', '/rtk-query/usage/examples'],
  ['debounce', '/api/createListenerMiddleware', '/rtk-query/usage/conditional-fetching'],
  ['cancel request', '/api/createAsyncThunk', '/rtk-query/usage/mutations', '/rtk-query/usage/queries'], // #1770
  ['reset state', '/usage/usage-guide', '/usage/immer-reducers'],
  ['logout', '/usage/usage-guide', '/rtk-query/usage/examples'],
  ['clear cache', '/rtk-query/api/created-api/api-slice-utils', '/rtk-query/usage/cache-behavior'], // #1725
  ['persist', '/rtk-query/usage/persistence-and-rehydration'],
  ['localstorage', '/rtk-query/usage/persistence-and-rehydration'],
  ['redux-persist', '/rtk-query/usage/persistence-and-rehydration', '/usage/usage-guide'],
  ['websocket', '/rtk-query/usage/streaming-updates'],
  ['socket.io', '/rtk-query/usage/streaming-updates'],
  ['real time', '/rtk-query/usage/streaming-updates'],
  ['server sent events', '/rtk-query/usage/streaming-updates'],
  ['ssr', '/rtk-query/usage/server-side-rendering'],
  ['nextjs', '/rtk-query/usage/server-side-rendering', '/usage/usage-guide'],
  ['next.js app router', '/usage/usage-guide', '/rtk-query/usage/server-side-rendering'],
  ['thunk vs listener', '/api/createListenerMiddleware', '/usage/usage-guide'],
  ['redux-saga', '/api/createListenerMiddleware'],
  ['takeLatest', '/api/createListenerMiddleware'],
  ['side effects', '/api/createListenerMiddleware'],
  ['react query', '/rtk-query/comparison'],
  ['tanstack', '/rtk-query/comparison'],
  ['swr', '/rtk-query/comparison'],
  ['swagger', '/rtk-query/usage/code-generation'],
  ['openapi', '/rtk-query/usage/code-generation'],
  ['infinite scroll', '/rtk-query/usage/pagination'], // #2006
  ['load more button', '/rtk-query/usage/pagination'],
  ['setinterval', '/rtk-query/usage/polling'],
  ['garbage collection', '/rtk-query/usage/cache-behavior'],
  ['stale time', '/rtk-query/usage/cache-behavior'],
  ['rollback', '/rtk-query/usage/manual-cache-updates'],
  ['optimistic ui', '/rtk-query/usage/manual-cache-updates'],
  ['lazy load reducer', '/api/createSlice', '/usage/usage-guide'],
  ['unit test', '/usage/usage-guide', '/rtk-query/usage/examples'],
  ['msw', '/rtk-query/usage/examples', '/usage/usage-guide'], // #1438
  ['svelte', '/rtk-query/usage/usage-without-react-hooks'],
  ['vue', '/rtk-query/usage/usage-without-react-hooks'],
  ['class component', '/rtk-query/usage/usage-without-react-hooks'],
  ['react native', '/rtk-query/api/setupListeners'],
  ['normalize', '/api/createEntityAdapter'],
  ['crud reducers', '/api/createEntityAdapter'],
  ['reselect', '/api/createSelector'],
  ['spread operator', '/usage/immer-reducers'],
  ['zod', '/rtk-query/usage/queries', '/rtk-query/api/createApi', '/rtk-query/usage-with-typescript'],
  ['uuid', '/api/other-exports'],
  ['redux devtools', '/api/configureStore', '/tutorials/overview'],
  ['logger', '/api/getDefaultMiddleware', '/api/configureStore'],
  ['switch case reducer', '/api/createReducer'],
  ['upgrade to 2.0', '/usage/usage-guide', '/api/codemods'],
  ['redux toolkit', '/introduction/getting-started'],
  ['install', '/introduction/getting-started'],
  ['cdn script tag', '/introduction/getting-started'],
  ['toast', '/rtk-query/usage/error-handling'],
  ['spinner', '/rtk-query/usage/queries', '/tutorials/rtk-query'],
  ['online offline', '/rtk-query/api/setupListeners'],
]

const QUESTIONS: Line[] = [
  [
    'how to clear cache on logout',
    '/rtk-query/api/created-api/api-slice-utils',
    '/rtk-query/usage/cache-behavior',
    '/rtk-query/usage/examples',
    '/rtk-query/api/created-api/redux-integration',
    '/rtk-query/usage/persistence-and-rehydration',
  ], // #1622
  ['how to upload a file with rtk query', '/rtk-query/usage/mutations', '/rtk-query/api/fetchBaseQuery'], // #2989
  ['how to handle 401 and refresh token', '/rtk-query/usage/customizing-queries', '/rtk-query/usage/error-handling'], // #1298
  ['log out when api returns 401', '/rtk-query/usage/customizing-queries', '/rtk-query/usage/error-handling'], // #3040
  ['baseUrl from state', '/rtk-query/usage/customizing-queries'], // #1583
  [
    'how to use axios instead of fetchBaseQuery',
    '/rtk-query/usage/customizing-queries',
    '/rtk-query/api/fetchBaseQuery',
  ],
  ['does rtk query work with next.js app router', '/rtk-query/usage/server-side-rendering'], // #3585
  ['prefetch data on the server', '/rtk-query/usage/server-side-rendering'],
  ['redux store in nextjs', '/usage/usage-guide', '/rtk-query/usage/server-side-rendering'],
  [
    'is request aborted when component unmounts',
    '/rtk-query/usage/queries',
    '/api/createAsyncThunk',
    '/rtk-query/usage/error-handling',
  ], // #4618
  ['useLazyQuery always makes a new request', '/rtk-query/api/created-api/hooks', '/rtk-query/usage/queries'], // #1516
  [
    'difference between isLoading and isFetching',
    '/rtk-query/usage/queries',
    '/tutorials/rtk-query',
    '/rtk-query/api/created-api/hooks',
  ], // #2255
  ['why do i see old data when the argument changes', '/rtk-query/usage/queries'], // #1339
  ['keepUnusedDataFor not working', '/rtk-query/usage/cache-behavior', '/rtk-query/api/createApi'], // #3644
  ['invalidatesTags not refetching', '/rtk-query/usage/automated-refetching'], // #4236
  ['refetch list after creating an item', '/rtk-query/usage/automated-refetching'],
  [
    'updateQueryData callback not called',
    '/rtk-query/usage/manual-cache-updates',
    '/rtk-query/api/created-api/api-slice-utils',
  ], // #1658
  [
    'undo optimistic update on error',
    '/rtk-query/usage/manual-cache-updates',
    '/rtk-query/api/created-api/api-slice-utils',
  ],
  ['fill detail cache from list', '/rtk-query/usage/manual-cache-updates', '/rtk-query/usage/prefetching'], // #2247
  [
    'how to add tags to generated endpoints',
    '/rtk-query/usage/code-generation',
    '/rtk-query/api/created-api/code-splitting',
  ], // #1781
  [
    'split api slice into multiple files',
    '/rtk-query/usage/code-splitting',
    '/rtk-query/api/created-api/code-splitting',
  ],
  [
    'should i have one api slice or several',
    '/rtk-query/overview',
    '/rtk-query/api/createApi',
    '/rtk-query/usage/code-splitting',
  ],
  ['skip query until id is defined', '/rtk-query/usage/conditional-fetching'],
  [
    'fetch on button click',
    '/rtk-query/usage/queries',
    '/rtk-query/usage/conditional-fetching',
    '/rtk-query/api/created-api/hooks',
  ],
  ['query depends on another query', '/rtk-query/usage/conditional-fetching', '/rtk-query/usage/queries'],
  [
    'debounce search input',
    '/rtk-query/usage/conditional-fetching',
    '/api/createListenerMiddleware',
    '/rtk-query/usage/queries',
  ],
  ['stop polling when job is done', '/rtk-query/usage/polling'],
  ['pause polling in background tab', '/rtk-query/usage/polling'],
  ['prefetch on hover', '/rtk-query/usage/prefetching'],
  ['refetch when window gets focus', '/rtk-query/api/setupListeners', '/rtk-query/usage/cache-behavior'],
  ['refetch on mount', '/rtk-query/usage/cache-behavior'],
  ['share mutation result between components', '/rtk-query/usage/mutations', '/rtk-query/api/created-api/hooks'],
  ['mutation then navigate', '/rtk-query/usage/mutations'],
  ['get error message from mutation', '/rtk-query/usage/error-handling', '/rtk-query/usage/mutations'],
  ['show toast on every api error', '/rtk-query/usage/error-handling'],
  ['retry failed requests', '/rtk-query/usage/error-handling', '/rtk-query/api/fetchBaseQuery'],
  ['send authorization header', '/rtk-query/api/fetchBaseQuery', '/rtk-query/usage/customizing-queries'],
  ['how to send array in query params', '/rtk-query/api/fetchBaseQuery', '/rtk-query/usage/customizing-queries'],
  ['keep previous page while next page loads', '/rtk-query/usage/pagination'],
  ['infinite scroll with cursor', '/rtk-query/usage/pagination'],
  ['use rtk query without react', '/rtk-query/usage/usage-without-react-hooks'],
  [
    'call endpoint outside of a component',
    '/rtk-query/usage/usage-without-react-hooks',
    '/rtk-query/api/created-api/endpoints',
  ],
  ['rtk query with websocket', '/rtk-query/usage/streaming-updates'],
  ['use rtk query without a store', '/rtk-query/api/ApiProvider'],
  ['custom react context for hooks', '/rtk-query/usage/customizing-create-api', '/rtk-query/api/createApi'],
  ['type of error in rtk query', '/rtk-query/usage-with-typescript', '/rtk-query/usage/error-handling'], // #2732
  ['rtk query vs react query', '/rtk-query/comparison'],
  ['replace createAsyncThunk with rtk query', '/rtk-query/usage/migrating-to-rtk-query'],
  ['how to test component with rtk query', '/rtk-query/usage/examples', '/usage/usage-guide'], // #1438
  ['authentication example', '/rtk-query/usage/examples'],
  ['what does useQuery return', '/rtk-query/api/created-api/hooks', '/rtk-query/usage/queries'],
  ['how long is data cached', '/rtk-query/usage/cache-behavior'],
  ['how are hooks named', '/rtk-query/api/created-api/overview', '/tutorials/rtk-query'],
  ['how do i reset all slices on logout', '/usage/usage-guide'],
  ['disable non-serializable warning', '/api/serializabilityMiddleware', '/usage/usage-guide'], // #870
  ['store dates in redux state', '/api/serializabilityMiddleware', '/usage/usage-guide', '/usage/immer-reducers'],
  ['turn off immutable check', '/api/immutabilityMiddleware', '/api/getDefaultMiddleware'],
  ['add custom middleware', '/api/getDefaultMiddleware', '/api/configureStore', '/usage/usage-guide'],
  ['pass extra argument to thunks', '/api/getDefaultMiddleware'],
  ['thunkapi getstate type', '/api/createAsyncThunk', '/usage/usage-with-typescript'], // #1518
  ['how to catch errors from createAsyncThunk', '/api/createAsyncThunk'],
  ['prevent duplicate thunk requests', '/api/createAsyncThunk'],
  ['difference between reducers and extraReducers', '/api/createSlice'],
  ['react to action from another slice', '/api/createSlice', '/usage/usage-guide'],
  ['handle several actions in one reducer', '/api/matching-utilities', '/api/createReducer'],
  ['entity adapter custom id', '/api/createEntityAdapter'],
  ['sort entities', '/api/createEntityAdapter'],
  ['selector with arguments', '/api/createSelector'],
  [
    'console.log state shows proxy',
    '/usage/immer-reducers',
    '/api/createReducer',
    '/api/other-exports',
    '/api/createSlice',
  ],
  ['why can i mutate state in createSlice', '/usage/immer-reducers', '/tutorials/quick-start', '/api/createSlice'],
  ['generate unique id', '/api/other-exports'],
  ['run code when an action is dispatched', '/api/createListenerMiddleware'],
  ['typed useDispatch and useSelector', '/tutorials/typescript', '/usage/usage-with-typescript'],
  ['get RootState type', '/tutorials/typescript', '/usage/usage-with-typescript', '/api/configureStore'],
  ['circular import between store and slice', '/usage/usage-with-typescript', '/tutorials/typescript'], // #1126
  ['do i need to install redux too', '/introduction/getting-started', '/api/other-exports'],
  ['when should i use redux toolkit', '/introduction/getting-started'],
  ['which tutorial first', '/tutorials/overview'],
  ['migrate from 1.9 to 2', '/usage/usage-guide', '/api/codemods'],
  ['convert extraReducers object to builder', '/api/codemods'],
]

/** Lines as queries of a kind, cut where the box cuts them. */
export const linesOf = (kind: QueryKind, lines: Line[]): RelevanceQuery[] =>
  lines.map(([query, ...expect]) => ({ query: query.slice(0, BOX_LENGTH).trim(), kind, expect }))

/** Every query but the titles. */
export const QUERIES: RelevanceQuery[] = [
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

/** The title of every page: it names the page exactly. */
export function titleQueries(pages: Array<{ route: string; title: string }>): RelevanceQuery[] {
  return pages.map(({ route, title }) => ({ query: title.slice(0, BOX_LENGTH), kind: 'title', expect: [route] }))
}
