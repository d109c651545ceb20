import { expect, test } from 'vitest'
import { samplePage, sampleSite } from '../testing/sample-site.ts'

const search = { errors: { file: 'codes.json', route: '/api/errors', group: 'Production errors' } }
const sidebars = { docs: [{ type: 'category' as const, label: 'API', items: ['api/errors'] }] }
const siteWith = (errorFile: string | null, settings: typeof search = search) =>
  sampleSite({ search: settings, sidebars }, [samplePage('api/errors.mdx')], { errorFile })

test('messages stand as they are, causes without marks, in the order of their numbers; without a place the list is theirs', () => {
  const table = {
    version: '2.0.0',
    errors: {
      10: {
        message: '`reducer` is <required>',
        cause: '`configureStore` got nothing.',
        fix: 'Pass one.',
        route: '/api/slice#names',
      },
      9: { message: 'Nine', cause: 'A cause.' },
    },
  }
  expect(siteWith(JSON.stringify(table)).errors).toEqual([
    {
      code: 9,
      message: 'Nine',
      cause: 'A cause.',
      route: '/api/errors#error-9',
      group: 'Production errors',
      trail: ['API'],
    },
    {
      code: 10,
      message: '`reducer` is <required>',
      cause: 'configureStore got nothing.',
      route: '/api/slice#names',
      group: 'Production errors',
      trail: ['API'],
    },
  ])
})

test('a site without the setting has no messages', () => {
  expect(sampleSite({}, [samplePage('a.mdx')]).errors).toEqual([])
})

test('a file that is not there is named with the setting that names it', () => {
  expect(() => siteWith(null)).toThrowErrorMatchingInlineSnapshot(`
    [BuildError: public/codes.json  There is no such file.
      search.errors.file in site.config.ts names it: create the file, or correct the setting.]
  `)
})

test('a file that is not JSON is named', () => {
  expect(() => siteWith('{ "errors": ')).toThrow(/^public\/codes\.json {2}The file is not JSON: /)
})

test('every mistake in the file is told with its place', () => {
  const unreadable = { errors: { 1: { message: '' }, 2: 'Two' } }
  const unnumbered = { errors: { one: { message: 'One', cause: 'A.' } } }
  expect(() => siteWith(JSON.stringify(unnumbered))).toThrow(
    'errors.one is not a number: errors are listed by their code.',
  )
  expect(() => siteWith(JSON.stringify(unreadable))).toThrowErrorMatchingInlineSnapshot(`
    [BuildError: public/codes.json  errors.1.message must not be empty.
      Write { "errors": { "0": { "message": "…", "cause": "…" } } }.

    public/codes.json  errors.1.cause is missing.
      Write { "errors": { "0": { "message": "…", "cause": "…" } } }.

    public/codes.json  errors.2 must be an object, not "Two".
      Write { "errors": { "0": { "message": "…", "cause": "…" } } }.]
  `)
})

test('a place that is no route and a change that is no diff are told', () => {
  const wrong = { message: 'One', cause: 'A.', route: 'api/x', change: { file: '', lines: ['old', '+ new'] } }
  expect(() => siteWith(JSON.stringify({ errors: { 1: wrong } }))).toThrowErrorMatchingInlineSnapshot(`
    [BuildError: public/codes.json  errors.1.route must start with "/": it is the place that explains the error.
      Write { "errors": { "0": { "message": "…", "cause": "…" } } }.

    public/codes.json  errors.1.change.file must not be empty.
      Write { "errors": { "0": { "message": "…", "cause": "…" } } }.

    public/codes.json  errors.1.change.lines[0] must begin with "- ", "+ " or two spaces.
      Write { "errors": { "0": { "message": "…", "cause": "…" } } }.]
  `)
})

test('a page that does not exist is told with the nearest one', () => {
  const errors = { ...search.errors, route: '/api/error' }
  expect(() => siteWith('{ "errors": {} }', { errors })).toThrowErrorMatchingInlineSnapshot(`
    [BuildError: site.config.ts  search.errors.route names "/api/error", which is no page of this site.
      Did you mean "/api/errors"?]
  `)
})
