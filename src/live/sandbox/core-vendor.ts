import * as toolkit from '@reduxjs/toolkit'
import * as toolkitReact from '@reduxjs/toolkit/react'
import { applyPatches, current, enablePatches, isDraft, isDraftable, original, produceWithPatches } from 'immer'
import * as react from 'react'
import * as jsx from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import * as reactRedux from 'react-redux'
import { createSelector, weakMapMemoize } from 'reselect'
import type { Exports } from './load-modules.ts'
import { watchMockApi } from './mock-api.ts'
import { packages, type Vendors } from './packages.ts'
import { start } from './start.ts'
import { watchedCreateApi } from './watch-api.ts'

/* The first bundle: what every example needs, and the code that runs it. */

const known: Record<string, object> = {
  react,
  'react/jsx-runtime': jsx,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-redux': reactRedux,
  '@reduxjs/toolkit': toolkit,
  '@reduxjs/toolkit/react': toolkitReact,
}
for (const [name, exports] of Object.entries(known)) packages.set(name, exports as Exports)

const vendors: Vendors = {
  shared: {
    react,
    'react-redux': reactRedux,
    '@reduxjs/toolkit': toolkit,
    // Only what RTK Query takes from them.
    immer: { applyPatches, current, enablePatches, isDraft, isDraftable, original, produceWithPatches },
    reselect: { createSelector, weakMapMemoize },
  },
  add: (name, exports) => void packages.set(name, exports as Exports),
  watchApi: watchedCreateApi,
  watchMockApi,
  library: null,
}

Object.assign(window, { __live: { vendors, start: start(vendors) } })
