import { ENDLESS } from '../hostile-examples.ts'
import { LIVE_SITE, openBench } from './support/live-runner.ts'
import { expect } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

/*
 * Work without an end where the frame has no process of its own, as in Firefox and WebKit: only the guards in the example's code
 * end it, because the page itself cannot do anything meanwhile.
 */

const isRoot = process.getuid?.() === 0

test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-site-isolation-trials',
      '--disable-features=IsolateSandboxedIframes,SitePerProcess',
    ],
  },
})

const PARTS = 3

for (let part = 0; part < PARTS; part++) {
  test(`endless work is stopped in the page's own process, part ${part + 1} of ${PARTS}`, async ({
    page,
    serveSite,
  }) => {
    test.slow() // each is stopped after a second and a half
    const bench = await openBench(page, await serveSite(LIVE_SITE))
    for (const { name, code, stopped } of ENDLESS.filter((_, index) => index % PARTS === part)) {
      await test.step(name, async () => {
        await bench.run(code)
        expect((await bench.event('stopped')).message, name).toMatch(stopped ?? /none/)
        await expect(page.locator('#bench iframe')).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    }
  })
}
