import { expect, test } from 'vitest'
import { hrefOfReport } from './report-address.ts'

test('the query stands encoded wherever the address asks for it', () => {
  expect(hrefOfReport('https://a.example/new?title={query}&body={query}', 'a&b <c> $&')).toBe(
    'https://a.example/new?title=a%26b%20%3Cc%3E%20%24%26&body=a%26b%20%3Cc%3E%20%24%26',
  )
})
