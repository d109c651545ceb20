// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import type { SiteData } from '#model/site.ts'
import { type Router, RouterProvider } from '../../router/router-context.ts'
import { SiteProvider } from '../../state/site-context.ts'
import { type SearchQuery, useSearchQuery } from './use-search-query.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** The search page at an address: what it asks, and where it has gone since. */
function searchPage(search: string) {
  let latest = {} as SearchQuery
  const visited: string[] = []
  function Probe() {
    latest = useSearchQuery()
    return null
  }
  history.replaceState(null, '', `/search${search}`)
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => act(() => root.unmount()))
  onTestFinished(() => history.replaceState(null, '', '/'))
  const show = () => {
    const { pathname, search, hash } = window.location
    const router = { location: { pathname, search, hash }, navigate } as Router
    root.render(
      <SiteProvider value={{ baseUrl: '/', pages: { '/search': {} } } as unknown as SiteData}>
        <RouterProvider value={router}>
          <Probe />
        </RouterProvider>
      </SiteProvider>,
    )
  }
  function navigate(href: string) {
    visited.push(href)
    history.replaceState(null, '', href)
    show()
  }
  act(show)
  return { visited, asked: () => latest.query, change: (text: string) => act(() => latest.change(text, latest.kind)) }
}

test('what is typed is written to the address, other parameters stay, and nothing typed is no parameter', () => {
  const page = searchPage('?view=list#end')
  page.change('slice')
  expect(page.asked()).toBe('slice')
  page.change('')
  expect(page.visited).toEqual(['/search?view=list&q=slice#end', '/search?view=list#end'])
  const bare = searchPage('?q=a')
  bare.change('')
  expect(bare.visited).toEqual(['/search'])
})

test('typing needs nothing of parameters that browsers of early 2023 do not have', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')
  Reflect.deleteProperty(URLSearchParams.prototype, 'size')
  if (size) onTestFinished(() => void Object.defineProperty(URLSearchParams.prototype, 'size', size))
  const page = searchPage('')
  page.change('slice')
  expect(page.visited).toEqual(['/search?q=slice'])
  expect(page.asked()).toBe('slice')
})
