import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readLastUpdates } from './last-updated.ts'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'dates-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

/** Neither the settings of whoever runs the test nor a repository that a hook names. */
const ENVIRONMENT = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }

function git(cwd: string, ...args: string[]) {
  execFileSync('git', args, { cwd, stdio: 'ignore', env: ENVIRONMENT })
}

/** Writes files below `<root>/content` and commits everything at a date. */
function commit(root: string, date: string, files: Record<string, string>) {
  mkdirSync(join(root, 'content'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'content', name), text)
  git(root, 'add', '-A')
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '-m', 'x'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...ENVIRONMENT, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
  })
}

test('a page has the date of its newest commit, in UTC, also in a subfolder of the repository', async () => {
  const repository = folder()
  const root = join(repository, 'website')
  mkdirSync(root)
  git(repository, 'init')
  commit(root, '2024-01-02T03:04:05+02:00', { 'a b.mdx': '1', 'é.md': '1' })
  commit(root, '2024-05-06T07:08:09Z', { 'a b.mdx': '2' })
  const { dates, warning } = await readLastUpdates(root, ['a b.mdx', 'é.md'])
  expect(Object.fromEntries(dates)).toEqual({
    'a b.mdx': '2024-05-06T07:08:09.000Z',
    'é.md': '2024-01-02T01:04:05.000Z',
  })
  expect(warning).toBeNull()
})

test('a page that was only moved keeps its date, however often; one that was changed on the way does not', async () => {
  const repository = folder()
  git(repository, 'init')
  commit(repository, '2024-01-01T00:00:00Z', { 'a.mdx': 'one', 'b.mdx': 'two', 'c.mdx': 'three' })
  commit(repository, '2024-02-02T00:00:00Z', { 'b.mdx': 'two, changed' })
  git(repository, 'mv', 'content/a.mdx', 'content/first.mdx')
  commit(repository, '2024-03-03T00:00:00Z', {})
  mkdirSync(join(repository, 'website'))
  git(repository, 'mv', 'content', 'website/content')
  writeFileSync(join(repository, 'website/content/c.mdx'), 'three, changed')
  const root = join(repository, 'website')
  commit(root, '2024-04-04T00:00:00Z', { 'new.mdx': 'four' })
  const { dates } = await readLastUpdates(root, ['first.mdx', 'b.mdx', 'c.mdx', 'new.mdx'])
  expect(Object.fromEntries(dates)).toEqual({
    'first.mdx': '2024-01-01T00:00:00.000Z',
    'b.mdx': '2024-02-02T00:00:00.000Z',
    'c.mdx': '2024-04-04T00:00:00.000Z',
    'new.mdx': '2024-04-04T00:00:00.000Z',
  })
})

test('pages that git does not know have no date, and one warning covers all of them', async () => {
  const root = folder()
  git(root, 'init')
  commit(root, '2024-01-02T03:04:05Z', { 'a.mdx': '1' })
  const { dates, warning } = await readLastUpdates(root, ['a.mdx', 'b.mdx', 'c.mdx'])
  expect([...dates.keys()]).toEqual(['a.mdx'])
  expect(warning).toMatchInlineSnapshot(
    `"No last-update date on 2 pages, because git does not know the source: content/b.mdx, content/c.mdx."`,
  )
})

test('a repository without a commit has no dates', async () => {
  const root = folder()
  git(root, 'init')
  const sources = ['1', '2', '3', '4', '5', '6', '7'].map((name) => `${name}.md`)
  const { warning } = await readLastUpdates(root, sources)
  expect(warning).toMatchInlineSnapshot(
    `"No last-update date on 7 pages, because git does not know the source: content/1.md, content/2.md, content/3.md, content/4.md, content/5.md and 2 more."`,
  )
})

test('a shallow history gives no dates and a warning', async () => {
  const [origin, root] = [folder(), folder()]
  git(origin, 'init')
  commit(origin, '2024-01-02T03:04:05Z', { 'a.mdx': '1' })
  commit(origin, '2024-02-02T03:04:05Z', { 'a.mdx': '2' })
  git(root, 'clone', '--depth', '1', `file://${origin}`, '.')
  const { dates, warning } = await readLastUpdates(root, ['a.mdx'])
  expect(dates.size).toBe(0)
  expect(warning).toMatchInlineSnapshot(`
    "No page shows when it was last updated: the git history is shallow, so every page would get the same date.
      Fetch all of it: \`git fetch --unshallow\`, or depth 0 in the settings of a build service."
  `)
})

test('without a repository there are no dates and a warning', async () => {
  const { dates, warning } = await readLastUpdates(folder(), ['a.mdx'])
  expect(dates.size).toBe(0)
  expect(warning).toMatchInlineSnapshot(
    `"No page shows when it was last updated: the site is not under version control, or git is not installed."`,
  )
})
