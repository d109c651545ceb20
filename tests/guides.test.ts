import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** Packages of the project and of its two parts. */
const PACKAGES = ['', 'engine/', 'site/'].flatMap((folder) => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'))
  return Object.keys({ ...dependencies, ...devDependencies })
})
const MADE = new Set(['.git', '.cache', 'dist', 'node_modules', 'test-results'])
const FILES = filesIn('.')
const NAMES = new Set(FILES.map((file) => basename(file)))
const PLACES = new Set(FILES)
const GUIDES = FILES.filter((file) =>
  /^(ARCHITECTURE|CONTRIBUTING|DECISIONS)\.md$|^engine\/src\/[^/]+\/README\.md$/.test(file),
)

/** Files and folders, without what is made of them: that is many times as much. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !MADE.has(name))
    .flatMap((entry) => {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? [path, ...filesIn(path)] : [path]
    })
}

/** What a guide names as a file or folder of this repository: `site/links/`, `model/route.ts`, `keeper.ts`, `site/outputs/*`. */
function pathsIn(text: string): string[] {
  const code = text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\s]+)`/g)
  return [...code].flatMap(([, word = '']) =>
    /^[\w.@*{},/-]+\.(ts|tsx|css|md|mjs)$|^\w[\w-]*(\/[\w*-]+)+\/?$/.test(word) ? [word] : [],
  )
}

function exists(path: string): boolean {
  const named = path.replace(/\/\*?$/, '')
  if (!path.includes('/')) return NAMES.has(path) || (path.includes('*') && FILES.some(isAt(`(^|/)${pattern(named)}`)))
  // In the guides of a room its neighbors go by their names, and so do the rooms of the browser.
  const places = ['', 'site/', 'engine/', 'engine/src/', 'engine/src/app/', 'engine/src/site/'].map(
    (room) => room + named,
  )
  return places.some((place) => (place.includes('*') ? FILES.some(isAt(`^${pattern(place)}`)) : PLACES.has(place)))
}

const isAt = (start: string) => {
  const whole = new RegExp(`${start}$`)
  return (file: string) => whole.test(file)
}
const pattern = (path: string) => path.replace(/[.]/g, '\\.').replace(/\*/g, '[^/]*')

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
