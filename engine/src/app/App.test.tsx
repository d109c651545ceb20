// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { PagePayload, SiteData } from '#model/site.ts'
import { App } from './App.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
vi.mock('./layout/Frame.tsx', () => ({ Frame: ({ children }: { children: ReactNode }) => children }))
const Doc = vi.hoisted(() => vi.fn(() => null))
vi.mock('./screens/Doc.tsx', () => ({ Doc }))

test('a served page is rendered once while React takes it over, and not for a hash in its address', async () => {
  const site = { pages: {}, baseUrl: '/', moved: null } as unknown as SiteData
  const payload = { screen: 'doc', route: '/guide' } as PagePayload
  const app = <App site={site} payload={payload} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(app)
  Doc.mockClear()
  history.replaceState(null, '', '/guide#part')
  onTestFinished(() => history.replaceState(null, '', '/'))
  const root = await act(async () => hydrateRoot(container, app))
  onTestFinished(() => act(() => root.unmount()))
  expect(document.documentElement.dataset.hasHydrated).toBe('true')
  expect(Doc).toHaveBeenCalledOnce()
})
