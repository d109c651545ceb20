// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('the second sheet stays when an error takes away the text that links it', async () => {
  document.body.innerHTML = '<div></div><link rel="stylesheet" media="not all">'
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => complaints.mockRestore())
  const Faulty = () => {
    throw new Error('no page')
  }
  const root = createRoot(document.querySelector('div') as Element)
  onTestFinished(() => act(() => root.unmount()))
  await act(async () =>
    root.render(
      <ErrorBoundary resetKey={1} fallback={() => 'Crash'}>
        <Faulty />
      </ErrorBoundary>,
    ),
  )
  expect(document.body.textContent).toBe('Crash')
  expect(document.querySelector('link')?.hasAttribute('media')).toBe(false)
})
