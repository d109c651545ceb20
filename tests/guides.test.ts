import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** Packages of the project and of its two parts. */
const PACKAGES = ['', 'engine/', 'site/'].flatMap((folder) => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'))
  return Object.keys({ ...dependencies, ...devDependencies })
})
const MADE = new Set(['.git', '.cache', 'dist', 'node_modules', 'test-results'])
const FILES = readdirSync('.', { withFileTypes: true })
  .filter((entry) => !MADE.has(entry.name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { recursive: true }).map((file) => `${entry.name}/${file}`)
      : entry.name,
  )
const NAMES = new Set(FILES.map((file) => basename(file)))
const GUIDES = FILES.filter((file) =>
  /^(ARCHITECTURE|CONTRIBUTING|DECISIONS)\.md$|^engine\/src\/[^/]+\/README\.md$/.test(file),
)

/** What a guide names as a file or folder of this repository: `site/links/`, `model/route.ts`, `keeper.ts`, `site/outputs/*`. */
function pathsIn(text: string): string[] {
  const code = text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\s]+)`/g)
  return [...code].flatMap(([, word = '']) =>
    /^[\w.@*{},/-]+\.(ts|tsx|css|md|mjs)$|^\w[\w-]*(\/[\w*-]+)+\/?$/.test(word) ? [word] : [],
  )
}

function exists(path: string): boolean {
  if (!path.includes('/'))
    return NAMES.has(path) || FILES.some((file) => new RegExp(`(^|/)${pattern(path)}$`).test(file))
  // In the guides of a room its neighbors go by their names, and so do the rooms of the browser.
  const places = ['', 'site/', 'engine/', 'engine/src/', 'engine/src/app/', 'engine/src/site/']
  return places.some((place) => FILES.some((file) => new RegExp(`^${place}${pattern(path)}($|/)`).test(file)))
}

const pattern = (path: string) =>
  path
    .replace(/\/\*?$/, '')
    .replace(/[.]/g, '\\.')
    .replace(/\*/g, '[^/]*')

test.each(GUIDES)('%s names files that are there', (guide) => {
  const isElsewhere = (path: string) => {
    const [first = ''] = path.split('/')
    return MADE.has(first) || first === 'assets' || PACKAGES.includes(first)
  }
  const missing = pathsIn(readFileSync(guide, 'utf8')).filter((path) => !isElsewhere(path) && !exists(path))
  expect(missing).toEqual([])
})

test('the plan of the house fits on two pages', () => {
  const words = readFileSync('ARCHITECTURE.md', 'utf8').match(/[^\s|]+/g) ?? []
  expect(words.length).toBeLessThan(1400)
})
