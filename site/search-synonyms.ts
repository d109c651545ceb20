import type { SearchConfig } from 'docs-engine/config'

/**
 * Words readers type, and the words pages use for the same thing. One way only: whoever types the left means the right, not the
 * other way round. What a single page answers stands in that page's `keywords` instead. The table travels with the index, so a
 * row must earn its bytes.
 */
export const SYNONYMS: NonNullable<SearchConfig['synonyms']> = [
  // Requests
  [
    ['axios', 'http client', 'ajax', 'xhr'],
    ['custom base query', 'fetchBaseQuery'],
  ],
  [
    ['api call', 'http request', 'rest api'],
    ['query', 'endpoint'],
  ],
  [
    ['load data', 'get data', 'fetch data', 'fetching'],
    ['query', 'queries'],
  ],
  [['post request', 'put request', 'delete request', 'send data', 'save data', 'submit'], ['mutation']],
  [
    ['form data', 'formdata', 'multipart', 'file upload', 'upload', 'blob'],
    ['file upload', 'body'],
  ],
  [['download', 'arraybuffer', 'binary', 'response type'], ['responseHandler']],
  [['query string', 'query params', 'search params', 'url params'], ['params']],
  [
    ['header', 'auth', 'authentication', 'access token', 'auth token', 'jwt', 'bearer'],
    ['prepareHeaders', 'headers'],
  ],
  [
    ['reauth', 'unauthorized', 'interceptor', 'expired token'],
    ['refresh token', 'custom base query'],
  ],
  [
    ['login', 'log in', 'sign in'],
    ['session', 'authentication'],
  ],
  [
    ['log out', 'logout', 'sign out'],
    ['resetApiState', 'reset'],
  ],
  [['cookie', 'cors'], ['credentials']],
  [['retries', 'backoff', 'try again'], ['retry']],
  [
    ['cancel', 'abort', 'cancellation', 'abortcontroller', 'stop request'],
    ['abort', 'signal', 'cancel'],
  ],
  [['throttle', 'autocomplete', 'typeahead', 'search box'], ['debounce']],
  [
    ['race condition', 'take latest'],
    ['cancelActiveListeners', 'currentData'],
  ],
  [['combine queries', 'multiple queries', 'combine multiple', 'parallel'], ['several queries']],
  [['chained', 'depends on'], ['dependent']],

  // Data from a server
  [
    ['spinner', 'loading', 'skeleton', 'loader'],
    ['isLoading', 'isFetching', 'pending'],
  ],
  [
    ['on success', 'onsuccess', 'after success'],
    ['onQueryStarted', 'queryFulfilled', 'unwrap'],
  ],
  [
    ['on error', 'onerror', 'failed', 'failure', 'catch'],
    ['error', 'rejected'],
  ],
  [['refresh', 'reload', 'fetch again'], ['refetch']],
  [
    ['invalidate', 'invalidation'],
    ['invalidatesTags', 'tags'],
  ],
  [
    ['stale', 'outdated', 'old data', 'stale time'],
    ['refetchOnMountOrArgChange', 'currentData'],
  ],
  [['cache time', 'gctime', 'ttl', 'expire', 'expiration', 'cache duration'], ['keepUnusedDataFor']],
  [['clear cache', 'empty cache', 'delete cache'], ['resetApiState']],
  [
    ['dedupe', 'duplicate request', 'called twice', 'runs twice', 'fetches twice'],
    ['request sent twice', 'cache key'],
  ],
  [
    ['window focus', 'tab focus', 'online', 'reconnect'],
    ['refetchOnFocus', 'refetchOnReconnect', 'setupListeners'],
  ],
  [['poll', 'interval', 'setinterval', 'periodically'], ['polling']],
  [['infinite scroll', 'endless', 'load more', 'infinite list'], ['infinite queries']],
  [['paginate', 'paging', 'limit offset'], ['pagination']],
  [
    ['enabled', 'disable query', 'only if', 'when ready'],
    ['skip', 'skipToken'],
  ],
  [
    ['imperative', 'on demand', 'button click', 'manually'],
    ['lazy', 'initiate'],
  ],
  [['preload', 'hover'], ['prefetch']],
  [['reshape', 'map response'], ['transformResponse']],
  [
    ['validate', 'validation', 'zod', 'valibot', 'yup', 'arktype'],
    ['schema validation', 'responseSchema'],
  ],
  [
    ['optimistic', 'instant update'],
    ['updateQueryData', 'manual cache'],
  ],
  [
    ['update cache', 'edit cache', 'modify cache', 'setquerydata'],
    ['updateQueryData', 'manual cache'],
  ],
  [
    ['query key', 'querykey'],
    ['cache key', 'serializeQueryArgs'],
  ],
  [['websocket', 'socket', 'sse', 'eventsource', 'realtime', 'live update'], ['streaming updates']],
  [['apollo', 'gql', 'urql'], ['graphql']],
  [
    ['swagger', 'codegen', 'code gen', 'generate api'],
    ['code generation', 'openapi'],
  ],
  [['react query', 'tanstack', 'swr'], ['comparison']],
  [
    ['msw', 'mock', 'stub', 'fake server'],
    ['test', 'fakeBaseQuery'],
  ],

  // State
  [
    ['clear state', 'reset store', 'reset slice'],
    ['reset', 'initialState'],
  ],
  [
    ['persist', 'save state', 'localstorage', 'asyncstorage', 'lost on refresh'],
    ['persistence', 'redux-persist'],
  ],
  [
    ['hydrate', 'hydration', 'restore state'],
    ['rehydration', 'preloadedState'],
  ],
  [['redo', 'rollback', 'revert'], ['undo']],
  [
    ['normalize', 'normalise', 'normalizr', 'by id', 'crud'],
    ['createEntityAdapter', 'normalized'],
  ],
  [['sort', 'sorted'], ['sortComparer']],
  [
    ['mutate', 'mutating', 'immutable', 'deep copy', 'clone', 'spread'],
    ['Immer', 'draft', 'immutability'],
  ],
  [
    ['serialize', 'serialise', 'class instance', 'function in state'],
    ['serializability', 'non-serializable'],
  ],
  [
    ['console log', 'print state'],
    ['Proxy', 'current'],
  ],
  [
    ['enum', 'constants', 'action types'],
    ['createAction', 'action type'],
  ],
  [
    ['ducks', 'feature folder', 'architecture', 'best practice'],
    ['structure', 'slice'],
  ],
  [['boilerplate', 'less code'], ['createSlice']],
  [
    ['share state', 'other slice', 'another slice', 'between slices'],
    ['extraReducers', 'state of another'],
  ],
  [
    ['reusable slice', 'reuse reducer', 'slice factory'],
    ['wrap createSlice', 'buildCreateSlice'],
  ],
  [
    ['dynamic reducer', 'inject reducer', 'lazy reducer', 'replacereducer'],
    ['combineSlices', 'inject'],
  ],
  [['lazy load', 'code split', 'dynamic import'], ['code splitting']],

  // Reading state
  [
    ['memoize', 'memoise', 'memoization', 'usememo', 'cache selector'],
    ['createSelector', 'memoized'],
  ],
  [
    ['deep equal', 'isequal', 'shallowequal', 'equality'],
    ['resultEqualityCheck', 'structural sharing'],
  ],
  [
    ['rerender', 'unnecessary render', 'too many renders', 'performance'],
    ['createSelector', 'selectFromResult'],
  ],
  [['computed', 'derived', 'getter'], ['selector']],
  [
    ['mapstate', 'mapdispatch', 'connect', 'class component'],
    ['useSelector', 'without React hooks'],
  ],
  [
    ['outside component', 'outside react', 'vanilla'],
    ['without React hooks', 'initiate'],
  ],

  // Side effects
  [
    ['saga', 'epic', 'redux observable', 'rxjs', 'side effect'],
    ['listener', 'createListenerMiddleware'],
  ],
  [
    ['thunk vs listener', 'thunk or listener', 'saga vs thunk'],
    ['createListenerMiddleware', 'createAsyncThunk'],
  ],
  [
    ['async', 'asynchronous', 'await', 'promise'],
    ['createAsyncThunk', 'thunk'],
  ],
  [
    ['watch state', 'state change', 'react to action'],
    ['listener', 'predicate'],
  ],
  [
    ['toast', 'notification', 'snackbar', 'alert'],
    ['toast', 'isRejectedWithValue'],
  ],
  [
    ['navigate', 'redirect'],
    ['unwrap', 'listener'],
  ],
  [
    ['logger', 'logging', 'analytics', 'custom middleware'],
    ['middleware', 'getDefaultMiddleware'],
  ],
  [['dependency injection', 'inject service'], ['extraArgument']],
  [['batch', 'multiple actions'], ['autoBatchEnhancer']],

  // Setup and tools
  [['createstore', 'setup store', 'create store'], ['configureStore']],
  [['dev tools', 'chrome extension', 'debug'], ['DevTools']],
  [['hmr', 'fast refresh'], ['hot reload']],
  [['ssr', 'server render', 'rsc', 'server components'], ['server-side rendering']],
  [
    ['nextjs', 'next js', 'use client'],
    ['Next.js', 'server-side rendering'],
  ],
  [['expo', 'mobile app'], ['React Native']],
  [['jest', 'vitest', 'unit test', 'testing library'], ['test']],
  [
    ['typing', 'typed', 'generics', 'type error', 'ts'],
    ['TypeScript', 'type'],
  ],
  [['circular dependency', 'import cycle', 'circular reference'], ['circular']],
  [
    ['upgrade', 'breaking change', 'migration', 'v2'],
    ['upgrade', 'changed since'],
  ],
  [['installation', 'set up', 'npm', 'yarn', 'cdn'], ['install']],
  [['zustand', 'mobx', 'recoil', 'jotai'], ['when to reach for it']],
  [['uuid', 'unique id', 'random id'], ['nanoid']],
  [['minified error', 'error code', 'error number'], ['production error codes']],
]
