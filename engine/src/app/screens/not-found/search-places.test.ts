import { expect, onTestFinished, test } from 'vitest'
import type { SearchHit } from '#model/search.ts'
import { placesOf } from './search-places.ts'

const site = { url: 'https://docs.example.com', baseUrl: '/docs/' }
const placesAt = (...urls: string[]) =>
  placesOf(
    { hits: urls.map((url) => ({ url, heading: [{ text: 'Reset ' }, { text: 'a slice' }] }) as SearchHit) },
    site,
  )

test('hits become places of this site; those of another, or with an address that is none, are left out', () => {
  expect(
    placesAt(
      'https://docs.example.com/docs/api/createSlice#reset',
      '/docs/usage',
      'https://docs.example.com/blog',
      'https://elsewhere.example.com/docs/usage',
      'http://[',
    ),
  ).toEqual([
    { to: '/api/createSlice#reset', title: 'Reset a slice' },
    { to: '/usage', title: 'Reset a slice' },
  ])
})

test('addresses are read without what browsers of 2023 do not have', () => {
  const { canParse } = URL
  Reflect.deleteProperty(URL, 'canParse')
  onTestFinished(() => void Object.assign(URL, { canParse }))
  expect(placesAt('/docs/usage', 'http://[').map(({ to }) => to)).toEqual(['/usage'])
})
