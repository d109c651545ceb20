// What is run, and how: open a page, press Run.

/** Examples by their titles, with a text that only the running preview has. */
export const PAGE = '/tutorials/quick-start'
export const FIRST = { title: 'The finished app in one file', shows: '1 unread' }
export const SECOND = { title: 'The list renders', shows: 'Dune' }
export const DATA = { page: '/rtk-query/api/ApiProvider', title: 'The whole program', shows: 'fiction' }
export const WITHOUT = '/usage/usage-with-typescript'

/** Presses Run without coming near it first, which would load ahead; gives the time until the preview shows its text. */
export async function run({ page, until }, { title, shows }) {
  const shown = until('shown', shows)
  const bar = page.locator(`figure[aria-label="${title}"] > figcaption`)
  const button = bar.getByRole('button', { name: 'Run', exact: true })
  await button.evaluate((it) => it.scrollIntoView())
  const pressed = await button.evaluate((it) => {
    const now = performance.timeOrigin + performance.now()
    it.click()
    return now
  })
  return (await shown) - pressed
}

/** From the start of the navigation until Run can be pressed. */
export async function open({ page }, url) {
  await page.goto(url)
  const ready = await page.waitForFunction(() => {
    const button = document.querySelector('figure.live > figcaption button')
    return !button?.disabled && performance.now()
  })
  return ready.jsonValue()
}
