import * as query from '@reduxjs/toolkit/query'
import * as queryReact from '@reduxjs/toolkit/query/react'
import { tools } from 'docs-engine/pack'
import * as harbour from 'harbour-library'
import { watchCaches, watchedCreateApi } from './watch-api.ts'

/* The second pack: RTK Query and the mock API, for examples that import one of them. */

type Build = (...modules: never[]) => (...given: never[]) => object
const watchBuild =
  (build: Build) =>
  (...modules: never[]) =>
    watchedCreateApi(build(...modules))

const watched = (entry: typeof query | typeof queryReact) => ({
  ...entry,
  createApi: watchedCreateApi(entry.createApi as (...given: never[]) => object),
  buildCreateApi: watchBuild(entry.buildCreateApi as unknown as Build),
})

tools.offer({
  '@reduxjs/toolkit/query': watched(query),
  '@reduxjs/toolkit/query/react': watched(queryReact),
  'harbour-library': {
    ...harbour,
    createHarbourLibrary: (options?: harbour.LibraryOptions) =>
      tools.watchMockApi(harbour.createHarbourLibrary(options)),
  },
})
tools.answerFetch(tools.watchMockApi(harbour.library))
watchCaches()
