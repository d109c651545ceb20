/** A page as it comes up for a reader: what is wrong with it, and what it complains about. */
import type { Page } from '@playwright/test'
import { interactive, WORKERS_BLOCKED } from './reader.ts'
import { MISSING_ROUTE } from './routes.ts'

type Theme = 'light' | 'dark'

/** Opens a page, which must have its status, the theme that the system prefers, one heading and one main part. Says what it has not. */
export async function comesUp(page: Page, route: string, theme: Theme): Promise<string[]> {
  const response = await page.goto(route)
  await interactive(page)
  const [worn, headings, mains] = await page.evaluate(() => [
    document.documentElement.dataset.theme,
    document.querySelectorAll('h1').length,
    document.querySelectorAll('main').length,
  ])
  const status = route === MISSING_ROUTE ? 404 : 200
  return [
    ...(response?.status() === status ? [] : [`${route}: status ${response?.status()}`]),
    ...(worn === theme ? [] : [`${route}: wears ${worn}`]),
    ...(headings === 1 ? [] : [`${route}: ${headings} main headings`]),
    ...(mains === 1 ? [] : [`${route}: ${mains} main parts`]),
  ]
}

/** What a page says that it should not, in words that name the page. */
export function collectComplaints(page: Page, origin: string): string[] {
  const complaints: string[] = []
  const complain = (text: string) => complaints.push(`${new URL(page.url()).pathname}: ${text}`)
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The browser itself reports the status of a document that is meant to have it.
    const isMissingPage = message.location().url.endsWith(MISSING_ROUTE) && message.text().includes('404')
    if (!isMissingPage && message.text() !== WORKERS_BLOCKED) complain(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complain(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // Going to the next page cancels what was being prefetched for this one.
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') complain(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith(MISSING_ROUTE)) {
      complain(`${response.status()}: ${response.url()}`)
    }
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.origin !== origin) complain(`other host: ${request.url()}`)
  })
  return complaints
}
