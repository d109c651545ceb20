// @vitest-environment jsdom
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startArticleActions } from './article-actions.ts'

const write = vi.fn<(items: FakeItem[]) => Promise<void>>()

class FakeItem {
  readonly parts: Record<string, Promise<Blob>>

  constructor(parts: Record<string, Promise<Blob>>) {
    this.parts = parts
  }
}

beforeAll(() => {
  Object.assign(globalThis, { ClipboardItem: FakeItem })
  Object.assign(navigator, { clipboard: { write } })
  document.execCommand = () => false
  startArticleActions()
})
beforeEach(() => {
  write.mockReset()
  document.body.innerHTML = `<figure class="code">
    <button data-action="copy" aria-label="Copy code to clipboard"><i class="icon icon-copy"></i></button><pre><code>npm start</code></pre>
  </figure>`
})
afterAll(() => document.body.replaceChildren())
afterAll(() => setTimeout(0)) // the observer of the page has been told

const button = () => document.querySelector('button') as HTMLElement

test('the clipboard is asked while the press is being handled: WebKit forgets the press while something loads', async () => {
  write.mockResolvedValue()
  button().click()
  expect(write).toHaveBeenCalledOnce()
  const text = await write.mock.lastCall?.[0][0]?.parts['text/plain']
  expect(await readText(text as Blob)).toBe('npm start')
  await vi.waitFor(() => expect(button().ariaLabel).toBe('Copied'), { timeout: 20_000 })
})

test('what was not copied is not called copied; the code is selected', async () => {
  write.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  button().click()
  await vi.waitFor(() => expect(getSelection()?.toString()).toBe('npm start'), { timeout: 20_000 })
  expect(button().ariaLabel).not.toBe('Copied')
})

/** Files that cannot be had, as when a new deployment has taken the place of the page's own; says what was left unhandled. */
function lose(...files: string[]): () => Promise<unknown[]> {
  for (const file of files) {
    vi.doMock(file, () => {
      throw new Error('gone')
    })
    onTestFinished(() => vi.doUnmock(file))
  }
  const unhandled: unknown[] = []
  const note = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  return async () => {
    for (const file of files) await expect(import(/* @vite-ignore */ file)).rejects.toThrow()
    await setTimeout(0) // they are told of behind everything else
    return unhandled
  }
}

test('where what the buttons do cannot be had, Copy copies the code as it stands, and shows that it did', async () => {
  const unhandled = lose('./code-actions.ts')
  write.mockResolvedValue()
  const code = document.querySelector('code') as HTMLElement
  code.innerHTML = '<span class="prompt">$ </span>npm start'
  button().click()
  const text = await write.mock.lastCall?.[0][0]?.parts['text/plain']
  expect(await readText(text as Blob)).toBe('$ npm start')
  await vi.waitFor(() => expect(button().querySelector('.icon-check')).not.toBeNull(), { timeout: 20_000 })
  expect(await unhandled()).toEqual([])
})

test('nor does coming near a button or a sample then leave anything unhandled', async () => {
  const unhandled = lose('./code-actions.ts', './type-hovers.ts')
  const figure = document.querySelector('figure') as HTMLElement
  figure.dataset.checked = ''
  for (const place of [button(), figure.querySelector('pre')])
    place?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(await unhandled()).toEqual([])
})

test('code in a closed fold is measured when the fold opens, not before', async () => {
  document.body.innerHTML = `
    <details><figure class="code"><span class="code-actions"><button data-action="copy"></button></span><pre><code>npm start</code></pre></figure></details>
    <figure class="code"><span class="code-actions"><button data-action="copy"></button></span><pre><code>npm start</code></pre></figure>`
  const measured = new Set<Element>()
  const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    measured.add(this)
    return 800
  })
  onTestFinished(() => width.mockRestore())
  const [folded, shown] = document.querySelectorAll('pre')
  await vi.waitFor(() => expect([...measured]).toEqual([shown]), { timeout: 20_000 })
  const fold = document.querySelector('details') as HTMLDetailsElement
  fold.open = true
  await vi.waitFor(() => expect([...measured]).toContain(folded), { timeout: 20_000 })
  expect(fold.querySelector('button')?.hidden).toBe(false)
  expect(document.querySelectorAll('[data-action=wrap]')).toHaveLength(2)
})

function readText(blob: Blob): Promise<unknown> {
  const reader = new FileReader()
  reader.readAsText(blob)
  return new Promise((resolve) => reader.addEventListener('load', () => resolve(reader.result)))
}
