// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SearchKind } from '#model/search.ts'
import { KindFilter } from './KindFilter.tsx'

/** The words of the filter, and the one that is chosen. */
function filter(kind: SearchKind | null, counts: Partial<Record<SearchKind, number>>) {
  document.body.innerHTML = renderToStaticMarkup(<KindFilter kind={kind} counts={counts} onChange={() => {}} />)
  const labels = [...document.querySelectorAll('label')]
  const chosen = labels.filter((label) => label.querySelector(':checked')).map((label) => label.textContent)
  return { labels: labels.map((label) => label.textContent), chosen }
}

test('the kinds that have results stand in their order after all of them', () => {
  expect(filter(null, { error: 4, guide: 8, api: 9 })).toEqual({
    labels: ['All 21', 'API 9', 'Guides 8', 'Errors 4'],
    chosen: ['All 21'],
  })
})

test('the chosen kind stays without results', () => {
  expect(filter('tutorial', { api: 2 })).toEqual({
    labels: ['All 2', 'API 2', 'Tutorials 0'],
    chosen: ['Tutorials 0'],
  })
  expect(filter('api', {}).labels).toEqual(['All 0', 'API 0'])
})

test('with nothing to choose from there is no filter', () => {
  expect(filter(null, {}).labels).toEqual([])
})
