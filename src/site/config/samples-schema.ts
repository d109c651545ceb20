import { z } from 'zod'
import { described } from './described.ts'
import { orNull, path, rule, settings, text } from './schema-parts.ts'

export const samples = settings({
  modules: described(
    z.record(text, path).default({}),
    'Modules of the site that samples and live examples can import, by the name they are imported by.',
  ),
  api: described(
    orNull(text),
    'Which of the modules answers `fetch` where samples run: it exports `library`, an object with `fetch`, `latency` and `reset()`. Without it samples have no network.',
  ),
}).refine(
  ({ modules, api }) => typeof api !== 'string' || Object.hasOwn(modules ?? {}, api),
  rule('names a module that "samples.modules" does not have.', ['api']),
)
