import { z } from 'zod'
import { described } from './described.ts'
import { orNull, rule, settings, sitePath, text } from './schema-parts.ts'

export const samples = settings({
  modules: described(
    z.record(text, sitePath).default({}),
    'Modules that samples may import, by the name that they are imported by. A file that does not exist stops the build.',
  ),
  api: described(
    orNull(text),
    'The name of one of these modules: what samples `fetch` is answered by it. It exports `library: { fetch, latency, reset() }`. Without it samples have no network.',
  ),
}).refine(
  ({ modules, api }) => typeof api !== 'string' || Object.hasOwn(modules ?? {}, api),
  rule('must be the name of one of "samples.modules".', ['api']),
)

export const facts = settings({
  entryPoints: described(
    z.array(text).min(1, 'must name at least one import path of the library.'),
    'The paths that the library is imported by, in the order in which a name is looked for. Option tables are compared with the types that are exported there.',
  ),
  messages: described(
    z.array(text),
    'The code whose texts pages may quote as messages: files below `node_modules`, folders there with files that end in `.modern.mjs`, or names of `samples.modules`. An entry point that is one of these modules need not be named again.',
  ),
})
