import { expect, test } from 'vitest'
import { siteChanges } from '../dev/site-changes.ts'
import { samplePage, sampleSite } from '../testing/sample-site.ts'
import { editedSite } from './edited-site.ts'

const guide = (html: string, meta = {}) => samplePage('guide.mdx', { meta, tree: [{ type: 'html', html }] })
const siteWith = (page = guide('<p>One.</p>')) => sampleSite({}, [samplePage('index.mdx'), page])

test('an edit of a page gives the page, and the site with it, that reading everything again gives', () => {
  const site = siteWith()
  const edited = editedSite(site, guide('<p>Two.</p>'))
  const whole = siteWith(guide('<p>Two.</p>'))
  expect(edited?.page.dataFile.body).toContain('Two.')
  expect(edited?.page.dataFile).toEqual(whole.pages[1]?.dataFile)
  expect(edited && siteChanges(edited.site, whole)).toEqual({ routes: [], isDataChanged: false })
  expect(edited && siteChanges(site, edited.site)).toEqual({ routes: ['/guide'], isDataChanged: false })
})

test('where other pages show its names, where its examples change, and where nothing is seen, there is no such page', () => {
  const site = siteWith()
  expect(editedSite(site, guide('<p>One.</p>'))).toBeNull()
  expect(editedSite(site, guide('<p>Two.</p>', { title: 'Another' }))).toBeNull()
  expect(editedSite(site, samplePage('new.mdx'))).toBeNull()
})
