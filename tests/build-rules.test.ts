/** Whole sites with a mistake, and what the build says about it. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { holdEngine } from '#engine/disk/engine-fingerprint.ts'
import { filesBelow } from '#engine/disk/fingerprint.ts'
import { buildSite } from '#engine/site/build-site.ts'
import type { BuildReport } from '#engine/site/report/build-report.ts'
import { createProgress } from '#engine/site/report/progress.ts'
import { TEST_SITES } from './places.ts'

const FIXTURE = join(TEST_SITES, 'basic')
const folder = mkdtempSync(join(tmpdir(), 'build-rules-'))
const root = join(folder, 'site')

/** The application may have to be bundled, which takes seconds: once, and in no test's time. */
beforeAll(async () => {
  holdEngine()
  restore()
  await build()
})
beforeEach(restore)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Puts the site back as it was, without an output. What is known of it stays: it is keyed by what it follows from. */
function restore(): void {
  mkdirSync(root, { recursive: true })
  for (const name of readdirSync(root)) if (name !== '.cache') rmSync(join(root, name), { recursive: true })
  cpSync(FIXTURE, root, { recursive: true })
}

/** As if it had never been built. */
const forget = (...caches: string[]) => {
  for (const cache of caches) rmSync(join(root, '.cache', cache), { recursive: true, force: true })
}

const build = (site = root) => buildSite(site, createProgress())

/** The report of a build that must fail. */
async function reportOf(files: Record<string, string>): Promise<string> {
  write(files)
  const failure = await build().then(
    () => null,
    (error: Error) => error,
  )
  if (!failure) throw new Error('The build passed.')
  expect(failure.name).toBe('BuildError')
  expect(existsSync(join(root, 'dist'))).toBe(false)
  return failure.message
}

/** The warnings of a build that must pass, without the one about missing history. */
async function warningsOf(files: Record<string, string>): Promise<string> {
  write(files)
  const { warnings } = await build()
  return warnings.filter((warning) => !warning.includes('last updated')).join('\n\n')
}

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/** A page with a body that starts in line 6. */
const page = (body: string) => `---\ntitle: A page\ndescription: About something.\n---\n\n${body}\n`
const config = (change: (text: string) => string) => ({
  'site.config.ts': change(readFileSync(join(FIXTURE, 'site.config.ts'), 'utf8')).replace(
    "'../../../engine/src/model/site.ts'",
    "'#engine/model/site.ts'",
  ),
})

function outputs(): Record<string, string> {
  const dist = join(root, 'dist')
  return Object.fromEntries(filesBelow(dist).map((file) => [relative(dist, file), readFileSync(file, 'base64')]))
}

/* ---- mistakes in a page */

test('an unknown component', async () => {
  expect(await reportOf({ 'content/a.mdx': page('<Optoins />') })).toMatchInlineSnapshot(`
    "content/a.mdx:6:1  There is no component <Optoins>.
      Did you mean <Options>?
        4 | ---
        5 |
      > 6 | <Optoins />
          | ^
        7 |"
  `)
})

test('a bad attribute', async () => {
  expect(await reportOf({ 'content/a.mdx': page('<Badge tune="since" />') })).toMatchInlineSnapshot(`
    "content/a.mdx:6:8  <Badge> has no attribute "tune".
      Did you mean "tone"?
        4 | ---
        5 |
      > 6 | <Badge tune="since" />
          |        ^
        7 |"
  `)
})

test('a missing attribute', async () => {
  expect(await reportOf({ 'content/a.mdx': page('<Question>An answer.</Question>') })).toMatchInlineSnapshot(`
    "content/a.mdx:6:1  <Question> needs "title".
      Write <Question title="…">.
        4 | ---
        5 |
      > 6 | <Question>An answer.</Question>
          | ^
        7 |"
  `)
})

test('a tag that is not closed', async () => {
  expect(await reportOf({ 'content/a.mdx': page('Text.\n\n<Steps>\n\nMore.') })).toMatchInlineSnapshot(`
    "content/a.mdx:8:1  <Steps> is never closed.
      Add </Steps> where it ends, or write <Steps /> if it has no content.
        6 | Text.
        7 |
      > 8 | <Steps>
          | ^
        9 |"
  `)
})

test('a brace in prose', async () => {
  expect(
    await reportOf({ 'content/a.mdx': page('An object {value} in the middle of a sentence.') }),
  ).toMatchInlineSnapshot(`
    "content/a.mdx:6:11  {value} is code, and a page runs none.
      Write \\{ for a brace, or put it in backticks: \`{value}\`.
        4 | ---
        5 |
      > 6 | An object {value} in the middle of a sentence.
          |           ^
        7 |"
  `)
})

test('front matter that is not YAML', async () => {
  expect(await reportOf({ 'content/a.mdx': '---\ntitle: [open\n---\n\nText.\n' })).toMatchInlineSnapshot(`
    "content/a.mdx:2:13  The front matter is not valid YAML: flow sequence in block collection must be sufficiently indented and end with a ].
        1 | ---
      > 2 | title: [open
          |             ^
        3 | ---"
  `)
})

test('front matter with a wrong name and a wrong value', async () => {
  expect(
    await reportOf({ 'content/a.mdx': '---\ntitle: A\ndescripton: B\nkind: guid\n---\n\nText.\n' }),
  ).toMatchInlineSnapshot(`
    "content/a.mdx:3:1  Front matter has no key "descripton".
      Did you mean "description"?
        1 | ---
        2 | title: A
      > 3 | descripton: B
          | ^
        4 | kind: guid

    content/a.mdx:4:1  "kind" is none of "landing", "api", "guide", "tutorial".
      Did you mean "guide"?
        2 | title: A
        3 | descripton: B
      > 4 | kind: guid
          | ^
        5 | ---"
  `)
})

test('tabs with a default that none of them has', async () => {
  const tabs = '<Tabs default="c">\n<Tab value="a">A</Tab>\n<Tab value="b">B</Tab>\n</Tabs>'
  expect(await reportOf({ 'content/a.mdx': page(tabs) })).toMatchInlineSnapshot(`
    "content/a.mdx:6:7  No tab has the value "c"; the tabs are "a", "b".
      Did you mean "a"?
        4 | ---
        5 |
      > 6 | <Tabs default="c">
          |       ^
        7 | <Tab value="a">A</Tab>"
  `)
})

test('several mistakes in several files are reported at once', async () => {
  expect(
    await reportOf({
      'content/a.mdx': page('<Unknown />\n\nA {brace} in prose.'),
      'content/b.mdx': page('<Badge />'),
      'content/guides/first.mdx': '---\ndescription: No title.\n---\n\nText.\n',
    }),
  ).toMatchInlineSnapshot(`
    "content/a.mdx:6:1  There is no component <Unknown>.
      Components: Badge, Checkpoint, Diagram, Else, ErrorCodes, Jobs, Live, Option, Options, Question, Step, Steps, Tab, Tabs, Use, When.
        4 | ---
        5 |
      > 6 | <Unknown />
          | ^
        7 |

    content/a.mdx:8:3  {brace} is code, and a page runs none.
      Write \\{ for a brace, or put it in backticks: \`{brace}\`.
        6 | <Unknown />
        7 |
      > 8 | A {brace} in prose.
          |   ^
        9 |

    content/b.mdx:6:1  <Badge> needs "tone".
      Write <Badge tone="…">.
        4 | ---
        5 |
      > 6 | <Badge />
          | ^
        7 |

    content/guides/first.mdx:1:1  The front matter has no "title".
      Add a line "title: …".
      > 1 | ---
          | ^
        2 | description: No title."
  `)
})

/* ---- mistakes in the settings */

test('an unknown type of navbar item', async () => {
  expect(
    await reportOf(config((text) => text.replace("{ type: 'search', position", "{ type: 'serach', position"))),
  ).toMatchInlineSnapshot(`
    "site.config.ts  navbar.items[1].type is bad: there is no type "serach".
      Did you mean "search"? Types: link, doc, docSidebar, docsVersion, docsVersionDropdown, dropdown, html, search, localeDropdown."
  `)
})

test('a doc item whose doc does not exist', async () => {
  expect(
    await reportOf(
      config((text) =>
        text.replace("{ label: 'First', to: '/guides/first' }", "{ type: 'doc', docId: 'guides/frist' }"),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.ts  a navbar item points to doc "guides/frist", which does not exist in version "current".
      Did you mean "guides/first"?
      Available docs: guides/first, guides/second, index."
  `)
})

test('a sidebar item whose sidebar does not exist', async () => {
  expect(
    await reportOf(
      config((text) =>
        text.replace("{ label: 'First', to: '/guides/first' }", "{ type: 'docSidebar', sidebarId: 'doc' }"),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.ts  a navbar item points to sidebar "doc", which does not exist in version "current".
      Did you mean "docs"?
      Available sidebars: docs."
  `)
})

test('a sidebar that names a doc which does not exist', async () => {
  expect(await reportOf(config((text) => text.replace("'guides/second']", "'guides/secnd']")))).toMatchInlineSnapshot(`
    "site.config.ts  sidebar "docs" names doc "guides/secnd", which does not exist in version "current".
      Did you mean "guides/second"?
      Available docs: guides/first, guides/second, index."
  `)
})

test('several mistakes in the settings are reported at once', async () => {
  expect(
    await reportOf(
      config((text) =>
        text
          .replace("title: 'Basic Site'", "titel: 'Basic Site'")
          .replace('https://basic.example', 'https://basic.example/docs')
          .replace(
            'footer: {',
            "announcementBar: { content: '' },\n  tableOfContents: { min: 4, max: 2 },\n  footer: {",
          ),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.ts  title is missing.

    site.config.ts  url must be an origin without a path.
      Write "https://basic.example" and put the path into "baseUrl": "/docs/".

    site.config.ts  announcementBar.content must say what the bar announces, as HTML.
      Without an announcement leave "announcementBar" out.

    site.config.ts  tableOfContents is reversed: "min" is greater than "max".

    site.config.ts  the configuration has no setting "titel".
      Did you mean "title"?"
  `)
})

/* ---- error messages that can be searched for */

const withErrors = (route = '/guides/first') =>
  config((text) =>
    text.replace(
      'footer: {',
      `search: { errors: { file: 'codes.json', route: '${route}', group: 'Errors' } },\n  footer: {`,
    ),
  )

test('a file of error messages that does not exist', async () => {
  expect(await reportOf(withErrors())).toMatchInlineSnapshot(`
    "public/codes.json  There is no such file.
      search.errors.file in site.config.ts names it: create the file, or correct the setting."
  `)
})

test('a file of error messages that is not in order', async () => {
  expect(
    await reportOf({ ...withErrors(), 'public/codes.json': '{ "errors": { "1": { "message": "One" } } }' }),
  ).toMatchInlineSnapshot(`
    "public/codes.json  errors.1.cause is missing.
      Write { "errors": { "0": { "message": "…", "cause": "…" } } }."
  `)
})

test('error messages on a page that does not exist', async () => {
  expect(
    await reportOf({ ...withErrors('/guides/frist'), 'public/codes.json': '{ "errors": {} }' }),
  ).toMatchInlineSnapshot(`
    "site.config.ts  search.errors.route names "/guides/frist", which is no page of this site.
      Did you mean "/guides/first"?"
  `)
})

test('an error message whose page does not list it is a warning', async () => {
  const codes = { errors: { 7: { message: 'Seven', cause: 'It was seven.' } } }
  expect(await warningsOf({ ...withErrors(), 'public/codes.json': JSON.stringify(codes) })).toMatchInlineSnapshot(`
    "content  Broken anchors were found: 1 link in 1 place.
      To silence this check, set checks.anchors to "ignore" in site.config.ts.
      - error 7 (public/codes.json)
          linking to /guides/first#error-7
            The page exists, the heading does not."
  `)
})

/* ---- links */

test('broken links fail the build, all in one report', async () => {
  expect(
    await reportOf({
      'content/a.mdx': page('To [nowhere](/guides/frist#x) and to [another](/zzz?q=1).'),
      'content/b/c.mdx': page('Text.\n\n[Relative](../guides/secnd).'),
    }),
  ).toMatchInlineSnapshot(`
    "content  Broken links were found: 3 links in 2 places.
      To let the build pass all the same, set checks.links to "warn" or "ignore" in site.config.ts.
      - page /a (content/a.mdx)
          linking to /guides/frist#x
            content/a.mdx:6:4  No such page. Did you mean /guides/first?
          linking to /zzz?q=1
            content/a.mdx:6:38  No such page.
      - page /b/c (content/b/c.mdx)
          linking to ../guides/secnd (resolved as: /guides/secnd)
            content/b/c.mdx:8:1  No such page. Did you mean /guides/second?"
  `)
})

test('a link that is broken on five pages is suspected of standing in the frame', async () => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => [`content/${name}.mdx`, page('[Gone](/gone)')])
  expect(await reportOf(Object.fromEntries(pages))).toContain(
    'Broken on five or more pages, so the navbar or footer may be the cause: /gone.',
  )
})

test('a broken link of the navbar names the navbar', async () => {
  expect(
    await reportOf(config((text) => text.replace("to: '/guides/first'", "to: '/guides/frist'"))),
  ).toMatchInlineSnapshot(`
    "content  Broken links were found: 1 link in 1 place.
      To let the build pass all the same, set checks.links to "warn" or "ignore" in site.config.ts.
      - every page, navbar item "First" (site.config.ts)
          linking to /guides/frist
            No such page. Did you mean /guides/first?"
  `)
})

test('the policy for broken links can be lowered', async () => {
  const lowered = config((text) => text.replace('footer: {', "checks: { links: 'warn' },\n  footer: {"))
  expect(await warningsOf({ ...lowered, 'content/a.mdx': page('[Gone](/gone)') })).toContain('linking to /gone')
})

test('what is not a page may be a file: of public/, a derived one, a Markdown twin', async () => {
  const links = '[a](/copied.txt) [b](/sitemap.xml) [c](/guides/first.md) [d](/guides/first/)'
  expect(await warningsOf({ 'content/a.mdx': page(links) })).toBe('')
})

test('a broken anchor is a warning', async () => {
  expect(
    await warningsOf({ 'content/a.mdx': page('[Near](/guides/first#headng), [own](#nothing), [empty](#).') }),
  ).toMatchInlineSnapshot(`
    "content  Broken anchors were found: 2 links in 1 place.
      To silence this check, set checks.anchors to "ignore" in site.config.ts.
      - page /a (content/a.mdx)
          linking to /guides/first#headng
            content/a.mdx:6:1  The page exists, the heading does not. Nearest: #heading
          linking to #nothing
            content/a.mdx:6:31  The page exists, the heading does not."
  `)
})

test('a link to a source file that does not exist is a warning', async () => {
  expect(await warningsOf({ 'content/a.mdx': page('[Source](./guides/frist.mdx)') })).toMatchInlineSnapshot(`
    "content/a.mdx:6:1  Markdown link "./guides/frist.mdx" leads to no page of version "current".
      Did you mean content/guides/first.mdx?"
  `)
})

test('two pages of one route are a warning, and the first is shown', async () => {
  expect(
    await warningsOf({
      'content/guides/first.md': page('The other one.'),
      'content/guides/second/index.mdx': page('A third one.'),
    }),
  ).toMatchInlineSnapshot(`
    "content  Duplicate routes were found.
      /guides/first: content/guides/first.mdx is left out, a page already exists there (content/guides/first.md).
      /guides/second: content/guides/second/index.mdx is left out, a page already exists there (content/guides/second.mdx).
      Routing may be unpredictable. Keep one source per route."
  `)
})

/* ---- the build itself */

test('a failed build leaves the previous output whole', async () => {
  await build()
  const before = outputs()
  write({ 'content/a.mdx': page('<Unknown />') })
  await expect(build()).rejects.toThrow('content/a.mdx:6:1')
  expect(outputs()).toEqual(before)
  rmSync(join(root, 'content/a.mdx'))
  write({ 'content/b.mdx': page('[Gone](/gone)') })
  await expect(build()).rejects.toThrow('linking to /gone')
  expect(outputs()).toEqual(before)
})

test('two builds of the same sources are the same, byte by byte', async () => {
  await build()
  const first = outputs()
  forget('pages', 'render', 'cards')
  await build()
  expect(outputs()).toEqual(first)
})

/* ---- cards of links */

const detailOf = ({ phases }: BuildReport, name: string) => phases.find((phase) => phase.name === name)?.detail
const readDist = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
const cardsIn = (path: string) => readDist(path).match(/(?<=og:image" content="https:\/\/basic\.example\/)[^"]*/g)

test('every page gets a card, which is drawn again only when it shows something else', async () => {
  forget('cards')
  const first = await build()
  const number = Number.parseInt(detailOf(first, 'cards') ?? '', 10)
  expect(detailOf(first, 'cards')).toBe(`${number} pictures, 0 from cache`)
  const before = cardsIn('guides/first/index.html')
  for (const path of [...(before ?? []), ...(cardsIn('guides/second/index.html') ?? [])])
    expect(
      readFileSync(join(root, 'dist', path))
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  expect(detailOf(await build(), 'cards')).toBe(`${number} pictures, ${number} from cache`)

  const text = readFileSync(join(root, 'content/guides/first.mdx'), 'utf8')
  write({ 'content/guides/first.mdx': `${text}\nA word at the end.\n` })
  expect(detailOf(await build(), 'cards')).toBe(`${number} pictures, ${number} from cache`)
  expect(cardsIn('guides/first/index.html')).toEqual(before)

  write({ 'content/guides/first.mdx': text.replace(/^title: .*/m, 'title: 入門 <b>&amp; 🎉') })
  await build()
  expect(cardsIn('guides/first/index.html')).toEqual(cardsIn('index.html'))

  write({ 'content/guides/first.mdx': text.replace(/^title: .*/m, 'title: "Ünder <b>&amp; 🎉 </script>"') })
  expect(detailOf(await build(), 'cards')).toBe(`${number} pictures, ${number - 1} from cache`)
  expect(cardsIn('guides/first/index.html')).not.toEqual(before)
})

test('cards can be switched off, and are not kept for reading offline', async () => {
  write(config((text) => text.replace("title: 'Basic Site',", "title: 'Basic Site', cards: false, offline: true,")))
  await build()
  expect(cardsIn('guides/first/index.html')).toBeNull()
  expect(existsSync(join(root, 'dist/card-images'))).toBe(false)
  expect(readDist('guides/first/index.html')).toContain('rel="manifest"')

  write(config((text) => text.replace("title: 'Basic Site',", "title: 'Basic Site', offline: true,")))
  await build()
  const [list = ''] = /assets\/offline\.\w+\.json/.exec(readDist('index.html')) ?? []
  expect(cardsIn('index.html')).toHaveLength(1)
  expect(readDist(list)).not.toMatch(/card-images|icon-\d|webmanifest/)
})

test('icons and manifest of public/ are the ones that pages name', async () => {
  write({ 'public/apple-touch-icon.png': 'png', 'public/manifest.json': '{}' })
  await build()
  expect(readDist('index.html')).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
  expect(readDist('index.html')).toContain('<link rel="manifest" href="/manifest.json">')
  expect(existsSync(join(root, 'dist/site.webmanifest'))).toBe(false)
  expect(Object.keys(outputs()).filter((path) => /icon-\d/.test(path))).toEqual([])
})

/* ---- dates */

const git = (at: string, ...args: string[]) => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
  const author = ['-c', 'user.name=Author', '-c', 'user.email=author@example.com']
  execFileSync('git', [...author, ...args], { cwd: at, env, stdio: 'ignore' })
}
const dateWarnings = ({ warnings }: BuildReport) => warnings.filter((warning) => warning.includes('update'))

test('without git no page has a date, and one warning covers all', async () => {
  expect(dateWarnings(await build())).toMatchInlineSnapshot(`
    [
      "No page shows when it was last updated: the site is not under version control, or git is not installed.",
    ]
  `)
  expect(readFileSync(join(root, 'dist/guides/first/index.html'), 'utf8')).not.toContain('Last updated')
})

test('under git every committed page has its date; one warning names those that are not', async () => {
  write({ '.gitignore': '.cache\ndist\n' })
  git(root, 'init')
  git(root, 'add', '.')
  git(root, 'commit', '-m', 'All pages')
  write({ 'content/a.mdx': page('New.') })
  expect(dateWarnings(await build())).toMatchInlineSnapshot(`
    [
      "No last-update date on 1 page, because git does not know the source: content/a.mdx.",
    ]
  `)
  expect(readFileSync(join(root, 'dist/guides/first/index.html'), 'utf8')).toContain('Last updated on')
  expect(readFileSync(join(root, 'dist/a/index.html'), 'utf8')).not.toContain('Last updated on')
})

test('a shallow history gives no dates, and one warning says how to get them', async () => {
  write({ '.gitignore': '.cache\ndist\n' })
  git(root, 'init')
  for (const message of ['First', 'Second']) {
    write({ 'content/a.mdx': page(message) })
    git(root, 'add', '.')
    git(root, 'commit', '-m', message)
  }
  const clone = join(folder, 'clone')
  git(folder, 'clone', '--depth', '1', `file://${root}`, clone)
  expect(dateWarnings(await build(clone))).toMatchInlineSnapshot(`
    [
      "No page shows when it was last updated: the git history is shallow, so every page would get the same date.
      Fetch all of it: \`git fetch --unshallow\`, or depth 0 in the settings of a build service.",
    ]
  `)
})
