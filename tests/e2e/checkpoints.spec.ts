import { expect, open, test } from './support/reader.ts'

const START = '/tutorials/quick-start'

test('whole files of a checkpoint follow the language that the reader has chosen', async ({ page }) => {
  await open(page, START)
  const checkpoint = page.getByRole('note', { name: /^Checkpoint: / }).first()
  await checkpoint.getByText('The whole project').click()
  const file = checkpoint
    .getByRole('figure')
    .filter({ hasText: 'shelfSlice' })
    .filter({ hasText: 'createSlice' })
    .last()
  await expect(file).toContainText('shelfSlice.ts')
  await expect(file).toContainText('PayloadAction')
  await file.getByRole('tab', { name: 'JS' }).click()
  const shown = file.getByRole('tabpanel', { name: 'JS' })
  await expect(shown).toContainText('createSlice')
  await expect(shown).not.toContainText('PayloadAction')
  await page.reload()
  await checkpoint.getByText('The whole project').click()
  await expect(shown).toContainText('createSlice')
})
