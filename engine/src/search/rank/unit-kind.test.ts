import { expect, test } from 'vitest'
import { askSample, sampleSection } from '../testing/ask-sample.ts'
import { sampleError } from '../testing/sample-tier.ts'
import * as KIND from './unit-kind.ts'

test('a page, a section, an option and a message are told apart by number', () => {
  const pages = [{ title: 'Loans', sections: [sampleSection('Fees'), sampleSection('late', { id: 'option-late' })] }]
  const { catalog, unitOf } = askSample(pages, '', { errors: [sampleError(1, 'No such book')] })
  const kind = (title: string) => catalog.kinds[unitOf(title).number]
  expect(kind('Loans')).toBe(KIND.page)
  expect(kind('Fees')).toBe(KIND.section)
  expect(kind('late')).toBe(KIND.option)
  expect(kind('No such book')).toBe(KIND.message)
})
