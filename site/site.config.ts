import { defineConfig } from 'docs-engine/config'
import { EXPORT_HOMES } from './export-homes.ts'
import { SYNONYMS } from './search-synonyms.ts'

const REPOSITORY = 'https://github.com/reduxjs/redux-toolkit'

export default defineConfig({
  title: 'Redux Toolkit',
  tagline: 'Say what happened, work out the next state, and read the whole story back: Redux with the wiring done.',
  url: 'https://redux-toolkit.js.org',
  baseUrl: '/',
  library: { name: 'Redux Toolkit', packageName: '@reduxjs/toolkit', version: '2.14.0', note: 'RTK Query included' },
  logo: 'theme/mark.svg',

  navbar: {
    // Plain links, not doc items: all docs share one sidebar, so doc items would all be current at once.
    items: [
      { label: 'Getting Started', to: '/introduction/getting-started', activeBasePath: '/introduction' },
      { label: 'Tutorials', to: '/tutorials/overview', activeBasePath: '/tutorials' },
      { label: 'Usage Guide', to: '/usage/usage-guide', activeBasePath: '/usage' },
      { label: 'API', to: '/api/configureStore', activeBasePath: '/api' },
      { label: 'RTK Query', to: '/rtk-query/overview', activeBasePath: '/rtk-query' },
      { label: 'GitHub', href: REPOSITORY, position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },

  sidebars: {
    docs: [
      {
        type: 'category',
        label: 'Introduction',
        collapsed: false,
        items: ['introduction/getting-started'],
      },
      {
        type: 'category',
        label: 'Tutorials',
        collapsed: false,
        items: ['tutorials/overview', 'tutorials/quick-start', 'tutorials/typescript', 'tutorials/rtk-query'],
      },
      {
        type: 'category',
        label: 'Using Redux Toolkit',
        collapsed: false,
        items: ['usage/usage-guide', 'usage/immer-reducers', 'usage/usage-with-typescript'],
      },
      {
        type: 'category',
        label: 'API reference',
        collapsed: true,
        items: [
          {
            type: 'category',
            label: 'Store setup',
            collapsed: false,
            items: [
              'api/configureStore',
              'api/getDefaultMiddleware',
              'api/immutabilityMiddleware',
              'api/serializabilityMiddleware',
              'api/createListenerMiddleware',
              'api/autoBatchEnhancer',
            ],
          },
          {
            type: 'category',
            label: 'Reducers and actions',
            collapsed: false,
            items: [
              'api/createSlice',
              'api/createReducer',
              'api/createAction',
              'api/createAsyncThunk',
              'api/createEntityAdapter',
            ],
          },
          {
            type: 'category',
            label: 'Selectors and tools',
            collapsed: false,
            items: ['api/createSelector', 'api/matching-utilities', 'api/other-exports', 'api/codemods'],
          },
        ],
      },
      {
        type: 'category',
        label: 'RTK Query',
        collapsed: false,
        items: [
          'rtk-query/overview',
          'rtk-query/comparison',
          'rtk-query/usage/examples',
          'rtk-query/usage-with-typescript',
          {
            type: 'category',
            label: 'Guides',
            collapsed: true,
            items: [
              {
                type: 'category',
                label: 'Fetch and change data',
                collapsed: false,
                items: [
                  'rtk-query/usage/queries',
                  'rtk-query/usage/mutations',
                  'rtk-query/usage/cache-behavior',
                  'rtk-query/usage/automated-refetching',
                ],
              },
              {
                type: 'category',
                label: 'Common tasks',
                collapsed: false,
                items: [
                  'rtk-query/usage/conditional-fetching',
                  'rtk-query/usage/error-handling',
                  'rtk-query/usage/pagination',
                  'rtk-query/usage/prefetching',
                  'rtk-query/usage/polling',
                  'rtk-query/usage/manual-cache-updates',
                  'rtk-query/usage/customizing-queries',
                  'rtk-query/usage/migrating-to-rtk-query',
                ],
              },
              {
                type: 'category',
                label: 'Advanced',
                collapsed: false,
                items: [
                  'rtk-query/usage/streaming-updates',
                  'rtk-query/usage/code-splitting',
                  'rtk-query/usage/code-generation',
                  'rtk-query/usage/server-side-rendering',
                  'rtk-query/usage/persistence-and-rehydration',
                  'rtk-query/usage/usage-without-react-hooks',
                  'rtk-query/usage/customizing-create-api',
                ],
              },
            ],
          },
          {
            type: 'category',
            label: 'API reference',
            collapsed: true,
            items: [
              'rtk-query/api/createApi',
              'rtk-query/api/fetchBaseQuery',
              'rtk-query/api/ApiProvider',
              'rtk-query/api/setupListeners',
              {
                type: 'category',
                label: 'Generated API',
                collapsed: false,
                items: [
                  'rtk-query/api/created-api/overview',
                  'rtk-query/api/created-api/redux-integration',
                  'rtk-query/api/created-api/endpoints',
                  'rtk-query/api/created-api/hooks',
                  'rtk-query/api/created-api/code-splitting',
                  'rtk-query/api/created-api/api-slice-utils',
                ],
              },
            ],
          },
        ],
      },
    ],
  },

  footer: {
    columns: [
      {
        title: 'Docs',
        items: [
          { label: 'Getting started', to: '/introduction/getting-started' },
          { label: 'Tutorials', to: '/tutorials/overview' },
          { label: 'Usage guide', to: '/usage/usage-guide' },
          { label: 'API reference', to: '/api/configureStore' },
          { label: 'RTK Query', to: '/rtk-query/overview' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'Reactiflux Discord', href: 'https://www.reactiflux.com' },
          { label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/redux-toolkit' },
          { label: 'Discussions', href: `${REPOSITORY}/discussions` },
        ],
      },
      {
        title: 'More',
        items: [
          { label: 'GitHub', href: REPOSITORY },
          { label: 'Release notes', href: `${REPOSITORY}/releases` },
          { label: 'Redux', href: 'https://redux.js.org' },
          { label: 'React Redux', href: 'https://react-redux.js.org' },
          { label: 'llms.txt', to: '/llms.txt' },
        ],
      },
    ],
    logo: {},
    copyright: 'Copyright © 2015–{year} the Redux Toolkit authors. Documentation for version 2.14.',
  },

  search: {
    indexName: 'redux-toolkit',
    reportUrl: `${REPOSITORY}/issues/new?title=Search%3A%20no%20results%20for%20%22{query}%22`,
    synonyms: SYNONYMS,
    questions: 'questions',
    errors: {
      file: 'error-codes.json',
      route: '/api/other-exports',
      group: 'Production errors',
      anchor: 'production-error-codes',
    },
  },
  editUrl: `${REPOSITORY}/edit/master/docs/`,
  reportUrl: `${REPOSITORY}/issues/new?title={title}&body={url}`,

  // A service worker keeps what was read. With `false` the next visit removes it.
  offline: true,

  startingPoints: ['/introduction/getting-started', '/tutorials/overview', '/api/configureStore'],
  moved: 'moved.txt',
  exportHomes: EXPORT_HOMES,

  live: {
    packs: [
      { entry: 'live/toolkit.ts', packages: ['react-redux', '@reduxjs/toolkit', '@reduxjs/toolkit/react'] },
      {
        entry: 'live/query.ts',
        packages: ['@reduxjs/toolkit/query', '@reduxjs/toolkit/query/react', 'harbour-library'],
      },
    ],
    inDevelopment: ['@reduxjs/toolkit', 'redux', 'redux-thunk', 'react-redux', 'immer', 'reselect'],
    standIns: { redux: 'live/redux.ts' },
  },
  samples: {
    modules: { 'harbour-library': 'samples/harbour-library/harbour-library.ts' },
    api: 'harbour-library',
  },
  facts: {
    entryPoints: [
      '@reduxjs/toolkit',
      '@reduxjs/toolkit/query/react',
      '@reduxjs/toolkit/query',
      '@reduxjs/toolkit/react',
    ],
    // The builds that a reader's bundler takes, and the packages they stand on.
    messages: [
      '@reduxjs/toolkit/dist',
      'redux/dist/redux.mjs',
      'react-redux/dist/react-redux.mjs',
      'react-redux/dist/rsc.mjs',
      'immer/dist/immer.mjs',
      'reselect/dist/reselect.mjs',
    ],
  },
})
