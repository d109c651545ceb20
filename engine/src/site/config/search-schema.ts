import { z } from 'zod'
import { described } from './described.ts'
import { orNull, routeOr, serviceOrigin, settings, text, webAddress } from './schema-parts.ts'

const PAGE_SIZE = 'must be a whole number from 1 to 100.'
const words = z.array(text).min(1, 'must name at least one word.')
const listRoute = routeOr('must start with "/": it is the route of the page that lists the errors.')

/** What each setting of the service is, for the one who left it out. */
const SERVICE_NEEDS = [
  ['appId', 'the id of the application'],
  ['apiKey', 'a key that may only search'],
  ['indexName', 'the name of the index'],
] as const

const errors = settings({
  file: described(
    text,
    'A JSON file below `public/`: `{ "errors": { "7": { "message": "…", "cause": "…", "fix": "…", "route": "/guide#part", "change": { "file": "store.ts", "lines": ["- old", "+ new"], "note": "…" } } } }`. Only `message` and `cause` are needed; `route` is the place that explains the error and is checked like a link. A file that does not exist stops the build.',
  ),
  route: described(
    listRoute,
    'The page that lists the messages. For an error 7 without a `route` of its own, search leads to the id `error-7` of this page.',
  ),
  group: described(text, 'The heading above such hits.'),
  anchor: described(
    text.optional(),
    'The id of the heading above the list. The error decoder of the not-found page leads there.',
  ),
})

export const search = settings({
  provider: described(
    z.enum(['local', 'algolia']).default('local'),
    'Who searches. `local` searches in the browser, in an index that the build makes. `algolia` asks the hosted service of that name.',
  ),
  indexName: described(
    text.optional(),
    'The name under which the browser stores recent and favorite searches. With `algolia` it is also the name of the index, and is required.',
    { fallback: '`docs`' },
  ),
  reportUrl: described(
    orNull(webAddress),
    'Where a reader can report a search that finds nothing. `{query}` in it becomes the search. Without it there is no such link.',
  ),
  pageSize: described(
    z.int(PAGE_SIZE).min(1, PAGE_SIZE).max(100, PAGE_SIZE).default(15),
    'How many hits the search page loads at a time.',
  ),
  synonyms: described(
    z.array(z.tuple([words, words])).default([]),
    'Pairs: words that readers use, then the words that pages use for the same thing. They work in this direction only.',
  ),
  questions: described(
    orNull(text),
    'A folder with what readers ask of pages, `<route>.json` for each: `[{ "question": "…", "section": "…" }]`, or what they type, `<route>.queries.txt`, a section a line: `id: some words; other words`. Search leads from the words of a question to the section of that id. What the page’s index of jobs unfolds is in `<route>.answers.txt`, a sentence of the page a line: `id: words of the sentence`. Without it search knows the words of the pages alone, and an index is a list of links.',
  ),
  errors: described(
    orNull(errors),
    'Error messages that readers can paste into search, and decode by number on the not-found page. Without it search knows no error messages, and there is no decoder.',
  ),
  appId: described(
    text.optional(),
    'The id of the application. It is required with `algolia` and refused with `local`.',
  ),
  apiKey: described(
    text.optional(),
    'A key that may only search: every reader can see it. It is required with `algolia` and refused with `local`.',
  ),
  hosts: described(
    z.array(serviceOrigin).min(1, 'must name at least one origin, or be left out.').optional(),
    'The origins of a proxy, which the browser asks instead of the service. It is refused with `local`.',
    { fallback: 'the origins of the service' },
  ),
})
  .superRefine((search, context) => {
    const complain = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message })
    for (const [key, meaning] of SERVICE_NEEDS) {
      if (search.provider === 'algolia' && search[key] === undefined)
        complain(key, `is missing.\nProvider "algolia" needs ${meaning}.`)
    }
    for (const key of ['appId', 'apiKey', 'hosts'] as const) {
      if (search.provider === 'local' && search[key] !== undefined)
        complain(key, 'means nothing to provider "local".\nSet search.provider to "algolia", or leave it out.')
    }
  })
  .transform(({ provider, appId = '', apiKey = '', hosts = [], indexName = 'docs', ...common }) => {
    const shared = { ...common, indexName }
    return provider === 'local' ? { ...shared, provider } : { ...shared, provider, appId, apiKey, hosts }
  })
