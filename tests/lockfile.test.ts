/** What `npm ci` installs is what was reviewed: the lockfile names the content of every package. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockedPackage {
  integrity?: string
  /** A folder of the project itself. */
  link?: boolean
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
)

/**
 * npm leaves the hash out, silently, where the registry it asks does not have a package: mostly a binary for another system, of a
 * release that is hours old. The way out is the release before.
 */
test('every package has its SHA-512, those for other systems, too', () => {
  const open = Object.entries(lock.packages).filter(([path, { link, integrity }]) => {
    return path.includes('node_modules/') && !link && !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')
  })
  expect(open.map(([path]) => path)).toEqual([])
})
