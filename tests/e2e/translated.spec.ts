/** A page that the browser translates while it is used: every text is replaced by one inside two elements, again and again. */
import type { Page } from '@playwright/test'
import { expect, heading, interactive, test } from './support/reader.ts'

const SLICE = '/api/createSlice'

/** Does as Google Translate does, from now on and for all text that comes. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const replaceTexts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, font, .cm-content')) continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        text.replaceWith(outer)
        outer.append(inner)
        inner.append(text.data)
      }
    }
    replaceTexts()
    new MutationObserver(replaceTexts).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await interactive(page)
  await translate(page)
}

test('search: results change with every letter, and go', async ({ page }) => {
  await openTranslated(page, SLICE)
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const box = dialog.getByRole('combobox')
  for (const text of ['sli', 'slice', 'sli', 'createSlice reducers', 'zzzzqq', 'api']) {
    await box.fill(text)
    await expect(dialog.getByRole('status')).toHaveText(text === 'zzzzqq' ? 'No results' : /^\d+ results$/)
  }
  await dialog.getByRole('radio').nth(1).check()
  await box.fill('')
  await expect(dialog.getByRole('option')).toHaveCount(0)
  await box.fill('slice')
  await expect(dialog.getByRole('option').first()).toContainText(/slice/i)
  await page.keyboard.press('Escape')
  await expect(heading(page)).toHaveText('createSlice')
})

test('the search page', async ({ page }) => {
  await openTranslated(page, '/search?q=slice')
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Search' })
  for (const text of ['slice reducers', 'store', 'zzzzqq', 'api']) {
    await box.fill(text)
    await expect(heading(page)).toHaveText(`Search results for "${text}"`)
    await expect(page.getByText(text === 'zzzzqq' ? 'No results were found' : /documents found/)).toBeVisible()
  }
})

test('a live example: run, changed, run again', async ({ page }) => {
  await openTranslated(page, SLICE)
  const live = page.locator('figure.live').first()
  await live.getByRole('button', { name: 'Run' }).click()
  await expect(live.getByRole('button', { name: 'Run again' })).toBeVisible()
  const code = live.locator('.cm-content')
  await code.press('ControlOrMeta+End')
  await page.keyboard.type('\nconsole.log(1, { a: [2] })')
  await expect(live.getByRole('button', { name: 'Reset code' })).toBeVisible()
  await live.getByRole('button', { name: 'Run again' }).click()
  await live.getByRole('button', { name: 'Reset code' }).click()
  await expect(live.getByRole('button', { name: 'Reset code' })).toHaveCount(0)
  await expect(heading(page)).toHaveText('createSlice')
})

test('another page, and back', async ({ page }) => {
  await openTranslated(page, SLICE)
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(heading(page)).toHaveText('createReducer')
  await page.goBack()
  await expect(heading(page)).toHaveText('createSlice')
})
