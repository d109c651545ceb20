import { chromium, type Locator, type Page } from '@playwright/test'
import { expect } from 'vitest'
import { findNeed } from '../../scripts/machine-needs.ts'
import { CHROMIUM } from '../../scripts/needs-of-tests.ts'

/** Machines are shared: how long something takes is not what is tested. */
const PATIENCE = 60_000

/** Opens an address in Chromium. Fails when the page, or the browser about it, complains of anything. */
export async function look(
  address: string,
  see: (page: Page) => Promise<void>,
  expected: RegExp[] = [],
): Promise<void> {
  const found = findNeed(CHROMIUM)
  if (!found.isMet) throw new Error(`There is no Chromium: ${found.reason}. Set CHROMIUM_PATH to its executable.`)
  const browser = await chromium.launch({
    executablePath: found.env.CHROMIUM_PATH,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [], // Chromium refuses to run as root inside its sandbox
  })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(PATIENCE)
    const complaints: string[] = []
    const complain = (text: string) => {
      if (!expected.some((pattern) => pattern.test(text))) complaints.push(text)
    }
    page.on('pageerror', (error) => complain(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
    })
    await page.goto(address)
    await see(page).catch(async (error: Error) => {
      const text = await page.locator('body').innerText()
      throw new Error(`${error.message}\nThe page says: ${text.slice(0, 600)}\nComplaints: ${complaints.join('\n')}`)
    })
    expect(complaints, `complaints of the browser at ${address}`).toEqual([])
  } finally {
    await browser.close()
  }
}

/** Waits until React knows an element that a server has rendered: a press that comes before its listeners is lost. */
export const takenOver = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))), {
      timeout: PATIENCE,
    })
    .toBe(true)
