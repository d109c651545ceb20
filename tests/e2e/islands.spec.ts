/** A part that crashes does not take the page with it. Nodes that an extension has removed are what makes React throw here. */
import { expect, heading, open, test } from './support/reader.ts'

test.use({ mayLogErrors: true })

test('a search that crashes closes, the page stays, and search opens again', async ({ page }) => {
  await open(page, '/api/createSlice')
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill('slice')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await page.evaluate(() => {
    for (const group of document.querySelectorAll('[role=listbox] > *')) group.remove()
  })
  // The next list makes it crash: a better one that was on its way, or the one for these words. Typed as keys, because
  // the field itself is gone in the first case.
  await page.keyboard.insertText('thunk')
  await expect(dialog).toHaveCount(0)
  await expect(heading(page)).toHaveText('createSlice')
  await page.keyboard.press('ControlOrMeta+k')
  await dialog.getByRole('combobox').fill('store')
  await expect(dialog.getByRole('option').first()).toBeVisible()
})

test('a live example that crashes says so, and comes back', async ({ page }) => {
  await open(page, '/api/createSlice')
  const live = page.locator('figure.live').first()
  await live.getByRole('button', { name: 'Run' }).click()
  const code = live.locator('.cm-content')
  await code.press('ControlOrMeta+End')
  await page.keyboard.type('\n')
  const reset = live.getByRole('button', { name: 'Reset code' })
  await expect(reset).toBeVisible()
  // The button is about to be taken away by React, which will not find it where it was.
  await reset.evaluate((button) => button.parentElement?.replaceWith(button))
  await page.keyboard.press('ControlOrMeta+z') // as a key: a run that begins by itself may have made it crash already
  await expect(live.getByText('This part of the page crashed')).toBeVisible()
  await expect(heading(page)).toHaveText('createSlice')
  await live.getByRole('button', { name: 'Try again' }).click()
  await expect(live.getByRole('tab').first()).toBeVisible()
})
