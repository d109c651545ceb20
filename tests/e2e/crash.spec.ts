import type { Page } from '@playwright/test'
import { expect, open } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

/** What a reader sees when content throws, told by an error of our own. */

const WITH_BAR = { config: { announcementBar: { content: 'A line of news' } } }

/** The content of a page throws while it is rendered, until `window.isMended` is set. */
async function breakContent(page: Page, route: string, message = 'Could not draw the diagram'): Promise<void> {
  await page.addInitScript(
    ({ route, message }) => {
      const { parse } = JSON
      JSON.parse = (text, reviver) => {
        const payload = parse(text, reviver)
        if (payload?.route !== route || !payload.page) return payload
        const [run, ...others] = payload.page.tree
        const broken = Object.defineProperty({ ...run }, 'html', {
          get() {
            if ('isMended' in window) return run.html
            throw new Error(message, { cause: new TypeError('its file is empty') })
          },
        })
        payload.page.tree = [broken, ...others]
        return payload
      }
    },
    { route, message },
  )
}

test('the frame stays, and the message and its causes are shown', async ({ page, serveSite }) => {
  const site = await serveSite(WITH_BAR)
  await breakContent(page, '/guide/long')
  await open(page, site.url('/guide/start'))
  await page.getByRole('link', { name: 'the long one' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
  await expect(main.getByText('Could not draw the diagram', { exact: true })).toBeVisible()
  await expect(main.getByRole('listitem')).toHaveText([
    'Error: Could not draw the diagram',
    'TypeError: its file is empty',
  ])
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible()
})

test('Try again shows the screen once more while the fault lasts, and the page when it has gone, without a reload', async ({
  page,
  serveSite,
}) => {
  const site = await serveSite(WITH_BAR)
  await breakContent(page, '/guide/long')
  await open(page, site.url('/guide/start'))
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('link', { name: 'the long one' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
  await page.evaluate(() => Object.assign(window, { isMended: true }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long page')
  await expect(page.getByRole('heading', { name: 'Section 12' })).toBeAttached()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('going to another page clears the crash, and coming back by history shows it again', async ({
  page,
  serveSite,
}) => {
  const site = await serveSite(WITH_BAR)
  await breakContent(page, '/guide/long')
  await open(page, site.url('/guide/start'))
  await page.getByRole('link', { name: 'the long one' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Reference' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Levels')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start here')
})

test('a frame that throws leaves the bare message; when it comes back, so does the title of the page', async ({
  page,
  serveSite,
}) => {
  const site = await serveSite(WITH_BAR)
  await page.addInitScript(() => {
    const { json } = Response.prototype
    Response.prototype.json = async function () {
      const data = await json.call(this)
      const { sidebars } = data
      if (!sidebars) return data
      return Object.defineProperty(data, 'sidebars', {
        get() {
          if ('isMended' in window) return sidebars
          throw new Error('No sidebars here')
        },
      })
    }
  })
  await page.goto(site.url('/guide/start'))
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
  await expect(page.getByText('No sidebars here', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle('Page Error')
  await again.click()
  await expect(page).toHaveTitle('Page Error')
  await page.evaluate(() => Object.assign(window, { isMended: true }))
  await again.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start here')
  await expect(page).toHaveTitle('Start here | Handbook')
})

test('a message with markup in it stays text', async ({ page, serveSite }) => {
  const site = await serveSite(WITH_BAR)
  await breakContent(page, '/guide/long', '<img src=x onerror="window.wasRun=1">')
  await open(page, site.url('/guide/start'))
  await page.getByRole('link', { name: 'the long one' }).click()
  await expect(page.getByText('<img src=x onerror="window.wasRun=1">', { exact: true })).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
})
