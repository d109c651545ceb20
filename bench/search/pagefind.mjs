// Pagefind on the built pages. It is no dependency of the project: taken from below $PEERS_DIR if it is there, installed there if not.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openBrowser, serve } from './browser.mjs'

const PEERS_DIR = process.env.PEERS_DIR ?? path.join(os.tmpdir(), 'peers')
/** Pages looked at of an answer: enough to know the first three. */
const RESULTS = 5

async function loadPagefind() {
  const found = findPackage(PEERS_DIR, 6) ?? install()
  const { version } = JSON.parse(fs.readFileSync(path.join(found, 'package.json'), 'utf8'))
  return { version, ...(await import(pathToFileURL(path.join(found, 'lib/index.js')).href)) }
}

function findPackage(folder, depth) {
  const here = path.join(folder, 'node_modules/pagefind')
  if (fs.existsSync(path.join(here, 'package.json'))) return here
  if (depth === 0 || !fs.existsSync(folder)) return null
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === 'node_modules') continue
    const found = findPackage(path.join(folder, entry.name), depth - 1)
    if (found) return found
  }
  return null
}

function install() {
  const folder = path.join(PEERS_DIR, 'pagefind')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', 'pagefind@1'], { cwd: folder, stdio: 'inherit' })
  return path.join(folder, 'node_modules/pagefind')
}

/** Indexes the text column of every page of `dist`, as its documentation advises, and asks all queries in a browser. */
export async function pagefind(dist, routes, queries, folder) {
  const { version, createIndex, close } = await loadPagefind()
  const output = path.join(folder, 'pagefind')
  fs.rmSync(output, { recursive: true, force: true })
  const { index } = await createIndex({ rootSelector: 'article' })
  for (const route of routes) {
    const content = fs.readFileSync(path.join(dist, route, 'index.html'), 'utf8')
    await index.addHTMLFile({ url: route, content })
  }
  await index.writeFiles({ outputPath: output })
  await close()

  const server = await serve({ '/pagefind/': output, '/': dist })
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${server.url}/404.html`)
    server.sent.length = 0
    const search = (list) =>
      page.evaluate(
        async ([list, count]) => {
          const engine = await import('/pagefind/pagefind.js')
          const answers = []
          for (const query of list) {
            const { results } = await engine.search(query)
            const data = await Promise.all(results.slice(0, count).map((result) => result.data()))
            const byMatches = (list) => list.toSorted((a, b) => b.locations.length - a.locations.length)
            const routeOf = (url) => {
              const { pathname, hash } = new URL(url, location.href)
              return pathname + hash
            }
            answers.push({
              pages: data.map(({ url, sub_results: [best] }) => routeOf(best?.url ?? url)),
              places: data.flatMap(({ sub_results }) => byMatches(sub_results).map(({ url }) => routeOf(url))),
            })
          }
          return answers
        },
        [list, RESULTS],
      )
    await search(['createSlice'])
    const firstBytes = sum(server.sent)
    const answers = await search(queries)
    const known = new Map(queries.map((query, index) => [query, answers[index]]))
    const allBytes = sum(fs.readdirSync(output, { recursive: true }).flatMap((name) => indexFile(output, name)))
    return {
      label: `Pagefind ${version}`,
      ask: (query) => (known.get(query)?.pages ?? []).map((route) => ({ route })),
      /** Its sub-results, page by page, those with most matches first: its own interface chooses by that. */
      askPlaces: (query) => known.get(query)?.places ?? [],
      firstBytes,
      allBytes,
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0)

/** Its files are compressed already; its ready-made interface is not part of the index. */
const indexFile = (folder, name) =>
  /\.pf_|pagefind\.js$|wasm/.test(name) ? [{ bytes: fs.statSync(path.join(folder, name)).size }] : []
