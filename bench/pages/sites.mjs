// Copies of a built site below a folder of their own, behind a slow line: as it is, as plain pages, and with all styles inline.
import fs from 'node:fs'
import path from 'node:path'
import { createLine, serveOverLine } from '../live/slow-line.mjs'
import { serve } from '../search/browser.mjs'

/** The line of a slow phone. */
const LINE = { kilobits: 1600, latency: 150 }

/** What a document is without its application: the same HTML and styles, no script and nothing fetched for one. */
const withoutScripts = (html) =>
  html
    .replace(/<script\b(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/g, '')

/** The linked sheet moved into the head. The policy would not know it, so it goes. */
const withAllInline = (dist) => (html) => {
  const [link, href] = /<link rel="stylesheet" href="([^"]+)">/.exec(html) ?? []
  if (!link) return html
  const sheet = fs.readFileSync(path.join(dist, href), 'utf8')
  return html
    .replaceAll(link, '')
    .replace(`<link rel="preload" as="style" href="${href}">`, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('</style>', () => `</style><style>${sheet}</style>`)
}

/** The routes of all pages by the length of their HTML, the longest first. */
export function routesByLength(dist) {
  const files = fs
    .readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /.\/index\.html$/.test(name))
  const sized = files.map((name) => ({
    route: `/${path.dirname(name)}`,
    bytes: fs.statSync(path.join(dist, name)).size,
  }))
  return sized.sort((a, b) => b.bytes - a.bytes)
}

/** The section in the middle of a page, by the order of its headings: an address with its hash. */
export function middleOf(dist, route) {
  const html = fs.readFileSync(path.join(dist, route, 'index.html'), 'utf8')
  const ids = [...html.matchAll(/<h2\b[^>]*? id="([^"]+)"/g)].map(([, id]) => id)
  return `${route}#${ids[ids.length >> 1]}`
}

/** Serves a copy of `dist`, so that a build beside the run changes nothing; documents pass through `change`. */
async function serveCopy(dist, folder, change) {
  fs.rmSync(folder, { recursive: true, force: true })
  fs.cpSync(dist, folder, { recursive: true })
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (change && name.endsWith('index.html')) {
      const file = path.join(folder, name)
      fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')))
    }
  const server = await serve({ '/': folder })
  const { origin, stop } = await serveOverLine(server.url, createLine(LINE))
  return {
    origin,
    stop: () => {
      stop()
      return server.close()
    },
  }
}

/** A server for each build, and for the first of them one of its plain pages and one with all styles inline. */
export async function prepareSites(builds, folder) {
  const sites = {}
  for (const [name, dist] of builds) sites[name] = await serveCopy(dist, path.join(folder, name))
  const [[, dist]] = builds
  sites['plain HTML'] = await serveCopy(dist, path.join(folder, 'plain'), withoutScripts)
  sites['all styles inline'] = await serveCopy(dist, path.join(folder, 'inline'), withAllInline(dist))
  return sites
}
