import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { filesBelow } from '#engine/disk/fingerprint.ts'
import type { RunningServer } from '#engine/site/serve/listen.ts'
import { startStaticServer } from '#engine/site/serve/static-server.ts'
import { DOCS, PROJECT, SITE, TEST_SITES } from '../places.ts'
import { example, preview, run } from './support/live-pages.ts'
import { beyondTheEdges } from './support/overflow.ts'
import { expect, open, PHONE, test } from './support/reader.ts'

/** The engine is not made for one site: two others are built with its commands, in folders that know nothing of this one. */

const docs = (...args: string[]) => promisify(execFile)(process.execPath, [DOCS, ...args])

interface Second {
  name: string
  /** Writes the sources. */
  make: (root: string) => Promise<unknown>
  landing: { heading: string; link: string; leadsTo: string }
  doc: { route: string; heading: string }
  search: { query: string; finds: string }
}

const SITES: Second[] = [
  {
    name: 'almanac',
    make: async (root) => {
      const filter = (path: string) => !/[\\/](dist|\.cache)$/.test(path)
      await cp(join(TEST_SITES, 'almanac'), root, { recursive: true, filter })
      await symlink(join(PROJECT, 'node_modules'), join(root, 'node_modules')) // React, as if it were installed there
    },
    landing: { heading: 'Days, laid out in rows.', link: 'A first table', leadsTo: '/guide/first-table' },
    doc: { route: '/guide/notes', heading: 'Notes in cells' },
    search: { query: 'holiday', finds: 'Notes in cells' },
  },
  {
    name: 'what init writes',
    make: (root) => docs('init', root),
    landing: { heading: 'Welcome', link: 'Reference', leadsTo: '/reference' },
    doc: { route: '/guide', heading: 'Guide' },
    search: { query: 'tables', finds: 'Reference' },
  },
]

for (const { name, make, landing, doc, search } of SITES) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' }) // one build for all of them
    let folder = ''
    let server: RunningServer

    test.beforeAll(async () => {
      test.slow() // a whole build
      folder = await mkdtemp(join(tmpdir(), 'second-site-'))
      const root = join(folder, 'site')
      await make(root)
      await cp(join(SITE, '.cache/live'), join(root, '.cache/live'), { recursive: true }).catch(() => {})
      await docs('build', '--root', root)
      server = await startStaticServer({ folder: join(root, 'dist'), baseUrl: '/' }, '127.0.0.1', 0)
    })
    test.afterAll(async () => {
      await server?.close()
      await rm(folder, { recursive: true, force: true })
    })

    const visit = async (page: Page, route: string) => {
      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await open(page, server.origin + route)
      return warnings
    }

    test('the front page leads into the docs', async ({ page }) => {
      const warnings = await visit(page, '/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing.heading)
      await page.getByRole('main').getByRole('link', { name: landing.link, exact: true }).first().click()
      await expect(page).toHaveURL(server.origin + landing.leadsTo)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing.link)
      expect(warnings).toEqual([])
    })

    test('a page stands in its sidebar, and the navbar marks where it is', async ({ page }) => {
      const warnings = await visit(page, doc.route)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(doc.heading)
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
      await expect(sidebar.getByRole('link', { name: doc.heading, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(page.getByRole('navigation', { name: 'Main', exact: true }).locator('[aria-current]')).toHaveCount(1)
      expect(warnings).toEqual([])
    })

    test('search finds a page', async ({ page }) => {
      const warnings = await visit(page, `/search?q=${search.query}`)
      await expect(page.getByRole('main').getByRole('link', { name: search.finds }).first()).toBeVisible()
      expect(warnings).toEqual([])
    })

    test('an address without a page is told so', async ({ page }) => {
      const warnings = await visit(page, '/nowhere/at-all')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      expect(warnings).toEqual([])
    })

    test('nothing is wider than a phone, and its menu holds something everywhere', async ({ page }) => {
      await page.setViewportSize(PHONE)
      for (const route of ['/', doc.route, '/search', '/nowhere']) {
        await visit(page, route)
        expect.soft(await beyondTheEdges(page), route).toEqual({ scrolls: 0, elements: [] })
        await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
        const menu = page.getByRole('navigation', { name: 'Main menu' })
        await expect(menu.locator('.drawer-slide:not([inert])').getByRole('listitem').first()).toBeVisible()
      }
    })

    test('its samples hold, by the command that checks them', async () => {
      test.slow()
      const { stdout } = await docs('check-samples', '--root', join(folder, 'site'))
      expect(stdout).toMatch(/^(\d+) samples: \1 checked/)
    })

    test('no file tells of another site', async () => {
      const dist = join(folder, 'site/dist')
      const files = filesBelow(dist)
      expect(files.length).toBeGreaterThan(20)
      const found = await Promise.all(
        files.map(async (file) => {
          const [words] = /.{0,40}(?:redux|\brtk|harbou?r).{0,40}/i.exec(await readFile(file, 'utf8')) ?? []
          return words ? [`${relative(dist, file)}: ${words}`] : []
        }),
      )
      expect(found.flat()).toEqual([])
    })

    if (name === 'almanac') {
      test('its mark has the colors of its file, and an example runs with its library', async ({ page }) => {
        await visit(page, '/guide/in-react')
        const brand = page.getByRole('link', { name: 'Almanac' }).first()
        await expect(brand.locator('rect')).toHaveCSS('fill', 'rgb(194, 65, 12)')
        const live = example(page, 'Rows of a table')
        await run(live)
        await preview(live).getByRole('button', { name: 'More days' }).click()
        await expect(preview(live).getByText('30 days in 6 rows')).toBeVisible()
      })
    } else {
      test('without a mark the name stands alone, and without a footer there is none', async ({ page }) => {
        await visit(page, '/')
        await expect(page.locator('.brand')).toHaveText('My docs')
        await expect(page.locator('.brand svg')).toHaveCount(0)
        await expect(page.getByRole('contentinfo')).toHaveCount(0)
      })
    }
  })
}
