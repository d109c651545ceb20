// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ContentNode } from '#model/page.ts'
import { ContentTree } from './ContentTree.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const html = (text: string): ContentNode => ({ type: 'html', html: text })

test('a fold that the browser has opened for an address stays open, and nobody complains', async () => {
  const children = [html('<summary>More</summary>'), html('<p id="far">Far</p>')]
  const tree: ContentNode[] = [{ type: 'element', tag: 'details', attributes: { class: 'details' }, children }]
  const container = document.createElement('div')
  container.innerHTML = renderToString(<ContentTree tree={tree} />)
  const fold = container.querySelector('details') as HTMLDetailsElement
  fold.open = true
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => complaints.mockRestore())
  const root = await act(async () => hydrateRoot(container, <ContentTree tree={tree} />))
  onTestFinished(() => act(() => root.unmount()))
  expect(complaints).not.toHaveBeenCalled()
  expect(fold.open).toBe(true)
})
