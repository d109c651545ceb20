// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useKeptFocus } from './use-kept-focus.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Way({ isButton }: { isButton: boolean }) {
  const keptFocus = useKeptFocus()
  if (isButton) return <button type="button" ref={keptFocus} />
  return (
    <a href="/search" ref={keptFocus}>
      Search
    </a>
  )
}

test('a reader who was on the element of before is on the one that takes its place; nobody else is taken there', async () => {
  document.body.innerHTML = '<main></main><input>'
  const root = createRoot(document.querySelector('main') as Element)
  const show = (isButton: boolean) => act(async () => root.render(<Way isButton={isButton} />))
  await show(false)
  document.querySelector('a')?.focus()
  await show(true)
  expect(document.activeElement?.localName).toBe('button')
  document.querySelector('input')?.focus()
  await show(false)
  expect(document.activeElement?.localName).toBe('input')
  await act(async () => root.unmount())
})
