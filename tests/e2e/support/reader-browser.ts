import type { Browser } from '@playwright/test'
import { test as base } from './reader.ts'

/** A test in a browser that differs from the usual one: by its arguments, or altogether. */
export const testInBrowser = (change: { executablePath?: string; args: string[] }) =>
  base.extend<object, { browser: Browser }>({
    browser: [
      async ({ playwright, launchOptions }, use) => {
        const args = [...(launchOptions.args ?? []), ...change.args]
        const browser = await playwright.chromium.launch({ ...launchOptions, ...change, args })
        await use(browser)
        await browser.close()
      },
      { scope: 'worker' },
    ],
  })
