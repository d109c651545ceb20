import type { Page } from '@playwright/test'
import { expect, open } from './support/reader.ts'
import { test } from './support/site-fixture.ts'
import type { Variant } from './support/write-site.ts'

const MENU: Variant = {
  config: {
    navbar: {
      items: [
        { label: 'Guide', to: '/guide/start' },
        {
          type: 'dropdown',
          label: 'More',
          items: [
            { label: 'Tabs page', to: '/guide/tabs' },
            { label: 'Levels page', to: '/reference/levels' },
          ],
        },
        { label: 'After', to: '/reference/text' },
        { type: 'search', position: 'right' },
      ],
    },
  },
}

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
const trigger = (page: Page) => navbar(page).getByRole('button', { name: 'More' })
const item = (page: Page, name = 'Tabs page') => navbar(page).getByRole('link', { name })

async function expectOpen(page: Page, isOpen: boolean): Promise<void> {
  await expect(trigger(page)).toHaveAttribute('aria-expanded', String(isOpen))
  await expect(item(page)).toBeVisible({ visible: isOpen })
}

test('the trigger says that it has a menu, and the menu starts closed', async ({ page, serveSite }) => {
  await open(page, (await serveSite(MENU)).url('/guide/start'))
  await expect(trigger(page)).toHaveAttribute('aria-haspopup', 'true')
  await expectOpen(page, false)
})

test('the pointer opens it by coming and closes it by leaving', async ({ page, serveSite }) => {
  await open(page, (await serveSite(MENU)).url('/guide/start'))
  await trigger(page).hover()
  await expectOpen(page, true)
  await item(page, 'Levels page').hover()
  await expectOpen(page, true)
  await page.locator('h1').hover()
  await expectOpen(page, false)
})

for (const key of ['Enter', 'Space']) {
  test(`${key} toggles it and leaves the address alone`, async ({ page, serveSite }) => {
    const address = (await serveSite(MENU)).url('/guide/start')
    await open(page, address)
    await trigger(page).press(key)
    await expectOpen(page, true)
    await trigger(page).press(key)
    await expectOpen(page, false)
    expect(page.url()).toBe(address)
  })
}

test('a click that no pointer made toggles it, as screen readers send it', async ({ page, serveSite }) => {
  await open(page, (await serveSite(MENU)).url('/guide/start'))
  await trigger(page).dispatchEvent('click')
  await expectOpen(page, true)
  await trigger(page).dispatchEvent('click')
  await expectOpen(page, false)
})

test('closed, its links are skipped by Tab', async ({ page, serveSite }) => {
  await open(page, (await serveSite(MENU)).url('/guide/start'))
  await trigger(page).focus()
  await page.keyboard.press('Tab')
  await expect(item(page, 'After')).toBeFocused()
})

test('open, Tab walks through it; past the last link it closes', async ({ page, serveSite }) => {
  await open(page, (await serveSite(MENU)).url('/guide/start'))
  await trigger(page).press('Enter')
  await page.keyboard.press('Tab')
  await expect(item(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(item(page, 'Levels page')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(item(page, 'After')).toBeFocused()
  await expectOpen(page, false)
})

test('focus that leaves backwards closes it', async ({ page, serveSite }) => {
  await open(page, (await serveSite(MENU)).url('/guide/start'))
  await trigger(page).press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect(item(page, 'Guide')).toBeFocused()
  await expectOpen(page, false)
})

test('Escape closes it and focuses the trigger, from inside', async ({ page, serveSite }) => {
  await open(page, (await serveSite(MENU)).url('/guide/start'))
  await trigger(page).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expectOpen(page, false)
  await expect(trigger(page)).toBeFocused()
})

test('Escape closes one opened by hover; the pointer must leave and return to reopen it', async ({
  page,
  serveSite,
}) => {
  await open(page, (await serveSite(MENU)).url('/guide/start'))
  await trigger(page).hover()
  await expectOpen(page, true)
  await page.keyboard.press('Escape')
  await expectOpen(page, false)
  const box = await trigger(page).boundingBox()
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4)
  await expectOpen(page, false)
  await page.locator('h1').hover()
  await trigger(page).hover()
  await expectOpen(page, true)
})

test('a press outside closes it, one inside does not', async ({ page, serveSite }) => {
  await open(page, (await serveSite(MENU)).url('/guide/start'))
  await trigger(page).press('Enter')
  await navbar(page)
    .locator('li ul')
    .hover({ position: { x: 3, y: 3 } })
  await page.mouse.down()
  await page.mouse.up()
  await expectOpen(page, true)
  await page.locator('h1').click()
  await expectOpen(page, false)
})

test('choosing an item navigates without a reload and closes it', async ({ page, serveSite }) => {
  await open(page, (await serveSite(MENU)).url('/guide/start'))
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await trigger(page).hover()
  await item(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs')
  await expectOpen(page, false)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expect(item(page, 'Tabs page').first()).toBeHidden()
})

test('a trigger with a target of its own is a link', async ({ page, serveSite }) => {
  const site = await serveSite({
    config: {
      navbar: {
        items: [
          { type: 'dropdown', label: 'More', to: '/guide/long', items: [{ label: 'Tabs page', to: '/guide/tabs' }] },
        ],
      },
    },
  })
  await open(page, site.url('/guide/start'))
  const link = navbar(page).getByRole('link', { name: 'More' })
  await link.press('Enter')
  await expect(link).toHaveAttribute('aria-expanded', 'true')
  expect(page.url()).toBe(site.url('/guide/start'))
  await link.click()
  await expect(page).toHaveURL(site.url('/guide/long'))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const panel = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
  const fold = (page: Page) => panel(page).getByRole('button', { name: 'More' })
  const openMenu = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' }).click()

  test('the entry folds and unfolds in place', async ({ page, serveSite }) => {
    await open(page, (await serveSite(MENU)).url('/'))
    await openMenu(page)
    await expect(fold(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(panel(page).getByRole('link', { name: 'Tabs page' })).toHaveCount(0)
    await fold(page).click()
    await expect(fold(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(panel(page).getByRole('link', { name: 'Tabs page' })).toBeVisible()
    await fold(page).click()
    await expect(panel(page).getByRole('link', { name: 'Tabs page' })).toBeHidden()
    await expect(panel(page)).toBeVisible()
  })

  test('it starts open where it holds the current page, and choosing a link closes the menu', async ({
    page,
    serveSite,
  }) => {
    await open(page, (await serveSite(MENU)).url('/guide/tabs'))
    await openMenu(page)
    await page.getByRole('button', { name: '← Back to main menu' }).click()
    await expect(fold(page)).toHaveAttribute('aria-expanded', 'true')
    await panel(page).getByRole('link', { name: 'Levels page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Levels')
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toHaveAttribute('aria-expanded', 'false')
  })

  test('it opens after going to one of its pages', async ({ page, serveSite }) => {
    await open(page, (await serveSite(MENU)).url('/guide/start'))
    await openMenu(page)
    await page.getByRole('button', { name: '← Back to main menu' }).click()
    await expect(fold(page)).toHaveAttribute('aria-expanded', 'false')
    await page.getByRole('button', { name: 'Close navigation bar' }).click()
    await page.getByRole('link', { name: 'the tabs' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs')
    await openMenu(page)
    await page.getByRole('button', { name: '← Back to main menu' }).click()
    await expect(fold(page)).toHaveAttribute('aria-expanded', 'true')
  })
})

test('a dropdown inside a dropdown is a configuration error', async ({ serveSite }) => {
  const nested = { type: 'dropdown' as const, label: 'Inner', items: [{ label: 'Tabs', to: '/guide/tabs' }] }
  const building = serveSite({ config: { navbar: { items: [{ type: 'dropdown', label: 'Outer', items: [nested] }] } } })
  await expect(building).rejects.toThrow('is a dropdown inside a dropdown')
})

test.describe('under a finger, which cannot hover', () => {
  test.use({ hasTouch: true })

  test('the first tap on a trigger that is a link opens the menu, the second follows the link', async ({
    page,
    serveSite,
  }) => {
    const items = [{ label: 'Tabs page', to: '/guide/tabs' }]
    const menu = { type: 'dropdown' as const, label: 'More', to: '/reference/levels', items }
    const site = await serveSite({ config: { navbar: { items: [menu] } } })
    await open(page, site.url('/guide/start'))
    const link = navbar(page).getByRole('link', { name: 'More' })
    await link.tap()
    await expect(item(page)).toBeVisible()
    await expect(page).toHaveURL(site.url('/guide/start'))
    await link.tap()
    await expect(page).toHaveURL(site.url('/reference/levels'))
  })
})
