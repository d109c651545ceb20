import type { Page } from '@playwright/test'
import {
  addLink,
  dataHref,
  expect,
  heading,
  interactive,
  open,
  test,
  watchDocument,
  watchWarnings,
  wholeText,
} from './support/reader.ts'

const GUIDE = '/usage/usage-guide'
const LONGEST = [
  GUIDE,
  '/tutorials/rtk-query',
  '/tutorials/typescript',
  '/api/createSlice',
  '/rtk-query/usage/examples',
]
/** A heading at the end of the guide, by its id, and what stands at its beginning. */
const LAST = 'upgrade-adopt'

/** Lets the first line of a page's data arrive, and what follows it when `release` is called, or never when `fail` is. */
async function holdRest(
  page: Page,
  route: string,
): Promise<{ release: () => Promise<void>; fail: () => Promise<void> }> {
  await page.addInitScript(
    (href) => {
      const ask = window.fetch
      let settle: (isFine: boolean) => void = () => {}
      const gate = new Promise<boolean>((resolve) => {
        settle = resolve
      })
      Object.assign(window, { settleRest: settle })
      window.fetch = async (...args) => {
        const response = await ask(...args)
        if (!String(args[0]).endsWith(href)) return response
        const text = await response.text()
        const end = text.indexOf('\n') + 1
        const encoder = new TextEncoder()
        const body = new ReadableStream({
          async start(controller) {
            controller.enqueue(encoder.encode(text.slice(0, end)))
            if (!(await gate)) return controller.error(new Error('the line broke'))
            controller.enqueue(encoder.encode(text.slice(end)))
            controller.close()
          },
        })
        return new Response(body)
      }
    },
    await dataHref(page, route),
  )
  const settle = (isFine: boolean) =>
    page.evaluate((it) => (window as never as { settleRest: (isFine: boolean) => void }).settleRest(it), isFine)
  return { release: () => settle(true), fail: () => settle(false) }
}

const lastHeading = (page: Page) => page.locator(`article #${LAST}`)
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top)

for (const width of [390, 1440]) {
  test(`a long page opens with its first screen, and the rest follows without a jump: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { release } = await holdRest(page, GUIDE)
    await open(page, '/tutorials/overview')
    const isSameDocument = await watchDocument(page)
    await (await addLink(page, GUIDE)).click()
    await expect(heading(page)).toHaveText('Usage guide')
    await expect(page.locator('.prose p').first()).toBeInViewport()
    await expect(lastHeading(page)).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).not.toBeInViewport()
    await expect(page.getByRole('navigation', { name: 'Docs pages' })).not.toBeInViewport()
    const before = [await topOf(page, 'h1'), await topOf(page, '.prose p')]
    await release()
    await expect(lastHeading(page)).toHaveCount(1)
    await expect(page.locator('.prose')).toHaveCSS('min-height', /^(0px|auto)$/)
    expect([await topOf(page, 'h1'), await topOf(page, '.prose p')]).toEqual(before)
    expect(await isSameDocument()).toBe(true)
  })
}

test('a link to a place within a long page waits for it, and leads there', async ({ page }) => {
  const { release } = await holdRest(page, GUIDE)
  await open(page, '/tutorials/overview')
  await (await addLink(page, `${GUIDE}#${LAST}`)).click()
  await expect(page).toHaveURL(`${GUIDE}#${LAST}`)
  await expect(heading(page)).toHaveText('Choose a tutorial')
  await release()
  await expect(heading(page)).toHaveText('Usage guide')
  await expect(lastHeading(page)).toBeInViewport()
})

/** Watches from now on at which height each frame has a place, and whether a page's first section is there when the place comes. */
async function watchPlace(page: Page, id: string, first: string): Promise<() => Promise<[number[], boolean]>> {
  await page.evaluate(
    ([id, first]) => {
      const tops: number[] = []
      let hadFirst: boolean | undefined
      new MutationObserver(() => {
        if (document.getElementById(id)) hadFirst ??= document.getElementById(first) !== null
      }).observe(document, { childList: true, subtree: true })
      const look = () => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        if (top !== undefined) tops.push(Math.round(top))
        requestAnimationFrame(look)
      }
      look()
      Object.assign(window, { watched: () => [tops, hadFirst] })
    },
    [id, first] as const,
  )
  return () => page.evaluate(() => (window as never as { watched: () => [number[], boolean] }).watched())
}

/** Windows, and a place after which enough of the guide follows to fill them. */
const PLACES = [
  { width: 390, height: 844, id: 'adapter-basics' },
  { width: 1440, height: 844, id: 'adapter-basics' },
  { width: 1440, height: 2600, id: 'selectors' },
]

for (const { width, height, id } of PLACES) {
  test(`a press on a link to a place within a long page shows that place first, which stays where it is: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const place = page.locator(`article #${id}`)
    await open(page, '/tutorials/overview')
    const watched = await watchPlace(page, id, 'project-layout')
    await (await addLink(page, `${GUIDE}#${id}`)).click()
    await expect(place).toBeInViewport()
    await expect(lastHeading(page)).toHaveCount(1)
    await wholeText(page)
    const [tops, hadFirst] = await watched()
    expect(hadFirst).toBe(false)
    await expect(page.locator('article #project-layout')).toHaveCount(1)
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1)
    await page.evaluate(() => scrollTo(0, 0)) // what is folded away is told from the window
    const come = await placesOf(page)
    await open(page, GUIDE)
    expect(come).toEqual(await placesOf(page))
  })
}

test('in a high window a place near the end of a page does not move once it is there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2600 })
  await open(page, '/tutorials/overview')
  const watched = await watchPlace(page, 'modernize', 'project-layout')
  await (await addLink(page, `${GUIDE}#modernize`)).click()
  await expect(page.locator('article #modernize')).toBeInViewport()
  await wholeText(page)
  const [tops] = await watched()
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1)
})

test('a reader who leaves a long page before all of its text is there comes back to the place that the link named', async ({
  page,
}) => {
  await open(page, '/tutorials/overview')
  await page.evaluate((id) => {
    new MutationObserver((_, observer) => {
      if (!document.getElementById(id)) return
      observer.disconnect()
      history.back()
    }).observe(document, { childList: true, subtree: true })
  }, 'adapter-basics')
  await (await addLink(page, `${GUIDE}#adapter-basics`)).click()
  await expect(page).toHaveURL(/overview$/)
  await expect(heading(page)).toHaveText('Choose a tutorial')
  await page.goForward()
  await expect(heading(page)).toHaveText('Usage guide')
  await wholeText(page)
  await expect(page.locator('article #adapter-basics')).toBeInViewport()
})

test('an entry of the contents list whose section is still on its way leads there when it comes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { release } = await holdRest(page, GUIDE)
  await open(page, '/tutorials/overview')
  await (await addLink(page, GUIDE)).click()
  await expect(heading(page)).toHaveText('Usage guide')
  const contents = page.getByRole('navigation', { name: 'Table of contents' })
  await contents.locator(`a[href="#${LAST}"]`).click()
  await expect(page).toHaveURL(`${GUIDE}#${LAST}`)
  await expect(lastHeading(page)).toHaveCount(0)
  await release()
  await expect(lastHeading(page)).toBeInViewport()
  await page.goBack()
  await expect(heading(page)).toBeInViewport()
})

test('a page whose rest does not arrive is warned about and opened with a page load', async ({ page }) => {
  const warnings = watchWarnings(page)
  const { fail } = await holdRest(page, GUIDE)
  await open(page, '/tutorials/overview')
  await (await addLink(page, GUIDE)).click()
  await expect(heading(page)).toHaveText('Usage guide')
  await expect(lastHeading(page)).toHaveCount(0)
  const loaded = page.waitForEvent('load')
  await fail()
  await loaded
  await interactive(page)
  await expect(lastHeading(page)).toHaveCount(1)
  expect(warnings.join()).toContain(GUIDE)
})

test('Back leads to the place in a long page where the reader was', async ({ page }) => {
  await open(page, '/tutorials/overview')
  await (await addLink(page, GUIDE)).click()
  await expect(lastHeading(page)).toHaveCount(1)
  await lastHeading(page).evaluate((element) => element.scrollIntoView())
  const before = await page.evaluate(() => scrollY)
  await (await addLink(page, '/tutorials/overview')).click()
  await expect(heading(page)).toHaveText('Choose a tutorial')
  await page.goBack()
  await expect(heading(page)).toHaveText('Usage guide')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

/** Every block of a text: its place, its height and what it says. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('.prose')?.getBoundingClientRect().top ?? 0
    const blocks = [...document.querySelectorAll('.prose :is(h2, h3, h4, p, pre, figure, details, ul, table)')]
    // A player that is near is drawn ahead, hidden.
    for (const player of document.querySelectorAll('.player')) player.textContent = ''
    return blocks.flatMap((block) => {
      if (!block.isConnected) return []
      const { top: place, height } = block.getBoundingClientRect()
      // What is in a closed fold has no place yet.
      const isFolded = block.parentElement?.closest('details:not([open])')
      return [[block.tagName, isFolded ? null : [Math.round(place - top), Math.round(height)], block.textContent]]
    })
  })

for (const route of LONGEST) {
  test(`${route} is the same whether it was loaded or come to`, async ({ page }) => {
    await open(page, route)
    const loaded = await placesOf(page)
    await open(page, '/tutorials/overview')
    await (await addLink(page, route)).click()
    await expect(heading(page)).not.toHaveText('Choose a tutorial')
    await wholeText(page)
    expect(await placesOf(page)).toEqual(loaded)
  })
}
