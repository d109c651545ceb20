import * as query from '@reduxjs/toolkit/query'
import * as queryReact from '@reduxjs/toolkit/query/react'
import * as harbour from 'harbour-library'
import type { Vendors } from './packages.ts'

/* The second bundle: RTK Query and the mock API. It shares what both need with the first. */

declare const __live: { vendors: Vendors }

const { add, watchApi, watchMockApi } = __live.vendors

type Build = (...modules: never[]) => (...given: never[]) => object
const watchBuild =
  (build: Build) =>
  (...modules: never[]) =>
    watchApi(build(...modules))

const watched = (entry: typeof query | typeof queryReact) => ({
  ...entry,
  createApi: watchApi(entry.createApi as (...given: never[]) => object),
  buildCreateApi: watchBuild(entry.buildCreateApi as unknown as Build),
})

add('@reduxjs/toolkit/query', watched(query))
add('@reduxjs/toolkit/query/react', watched(queryReact))
add('harbour-library', {
  ...harbour,
  createHarbourLibrary: (options?: { latency?: number }) => watchMockApi(harbour.createHarbourLibrary(options)),
})
__live.vendors.library = watchMockApi(harbour.library)
