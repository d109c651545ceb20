import { expect, test } from 'vitest'
import { samplePage, sampleSite } from '../testing/sample-site.ts'

const search = { errors: { file: 'codes.json', route: '/errors', group: 'Errors', anchor: 'all' } }
const section = { id: 'late', level: 2, title: 'When it is too late', text: '', codeWords: [] }
const pages = [
  samplePage('errors.mdx', { meta: { title: 'All errors' } }),
  samplePage('api/wait.mdx', { meta: { title: 'wait' }, sections: [section] }),
]
const change = { file: 'a.ts', lines: ['- go()', '+ await go()'] }
const error = { message: '`go` was late', cause: 'A cause.', fix: 'Wait.' }

test('browsers get what the owner wrote, with the titles of the places that explain', () => {
  const errors = {
    2: { ...error, route: '/api/wait#late', change },
    1: { ...error, route: '/api/wait' },
    3: { message: 'Three', cause: 'It was three.' },
    4: { ...error, route: '/no/page' },
  }
  const site = sampleSite({ baseUrl: '/docs/', search }, pages, { errorFile: JSON.stringify({ version: '2', errors }) })
  expect(JSON.parse(String(site.errorTable?.body))).toEqual({
    version: '2',
    errors: {
      1: { ...error, to: '/api/wait', title: 'wait' },
      2: { ...error, to: '/api/wait#late', title: 'When it is too late', change },
      3: { message: 'Three', cause: 'It was three.', fix: '', to: '/errors#error-3', title: 'All errors' },
      4: { ...error, to: '/no/page', title: '/no/page' },
    },
  })
  expect(site.errorTable?.path).toMatch(/^assets\/errors\.[\da-f]{8}\.json$/)
  expect(site.data.errors).toEqual({ table: `/docs/${site.errorTable?.path}`, list: '/docs/errors#all' })
})

test('a site without the setting has no such file', () => {
  const site = sampleSite({}, pages)
  expect([site.errorTable, site.data.errors]).toEqual([null, null])
})
