import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const CLI = fileURLToPath(new URL('../bin/docs.mjs', import.meta.url))

/** Runs the command in an empty folder of its own, as a reader would on a machine where the engine stands elsewhere. */
function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const cwd = mkdtempSync(join(tmpdir(), 'cli-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
  })
  return { status, stdout, stderr, cwd }
}

const firstLine = (text: string) => text.split('\n', 1)[0]

test('an unknown command is an error that shows how to call it', () => {
  const { status, stderr } = run(['biuld'])
  expect([status, firstLine(stderr)]).toEqual([1, 'Unknown command "biuld".'])
  expect(stderr).toContain('Usage: docs <command> [options]')
})

test('what every object has is no command and no host', () => {
  for (const name of ['constructor', '__proto__']) {
    const { status, stderr } = run([name])
    expect([status, firstLine(stderr)]).toEqual([1, `Unknown command "${name}".`])
    expect(firstLine(run(['hosting', name]).stderr)).toBe(`There are no settings for "${name}".`)
  }
})

test('an unknown option is an error that names it', () => {
  const { status, stderr } = run(['build', '--fast'])
  expect(status).toBe(1)
  expect(firstLine(stderr)).toContain("Unknown option '--fast'")
  expect(stderr).not.toMatch(/^\s+at /m)
})

test('no command is an error, a call for help is not', () => {
  expect(run([]).status).toBe(1)
  const { status, stdout } = run(['--help'])
  expect([status, firstLine(stdout)]).toEqual([0, 'Usage: docs <command> [options]'])
})

test('a folder without a site is a mistake told in words, without a stack', () => {
  const { status, stderr } = run(['build'])
  expect(status).toBe(1)
  expect(stderr).toMatchInlineSnapshot(`
    "site.config.ts  There is no such file.
      Create it with \`export default { title, tagline, url, library }\`, or a whole small site with \`docs init\`.

    1 problem. Nothing was written.
    "
  `)
})

test('a check of samples that fails does not speak of writing', () => {
  const { status, stderr } = run(['check-samples'])
  expect(status).toBe(1)
  expect(stderr.trimEnd()).toMatch(/\n\n1 problem\.$/)
})

test('serving what has not been built says what to do', () => {
  const { status, stderr, cwd } = run(['preview'])
  expect(status).toBe(1)
  expect(stderr.replace(cwd, '<root>')).toMatchInlineSnapshot(`
    "There is no site in <root>/dist.
      Build it first, or use the start command, which does.
    "
  `)
})

test('start builds in a process of its own: its report is told once, its failure is ours', () => {
  const { status, stdout, stderr } = run(['start'], { PORT: '0' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatchInlineSnapshot(`
    "site.config.ts  There is no such file.
      Create it with \`export default { title, tagline, url, library }\`, or a whole small site with \`docs init\`.

    1 problem. Nothing was written.
    "
  `)
})

test('settings for a host that is not known, or of a site that is not built, say what to do', () => {
  expect(run(['hosting', 'abacus']).stderr).toMatchInlineSnapshot(`
    "There are no settings for "abacus".
      Known: nginx, caddy, apache, netlify, cloudflare, vercel.
    "
  `)
  expect(run(['hosting']).stderr).toContain('No host is named.')
  const { status, stderr, cwd } = run(['hosting', 'nginx'])
  expect([status, stderr.replace(cwd, '<root>')]).toEqual([
    1,
    'There is no site in <root>/dist.\n  Build it first: the settings name the inline scripts of the build by their hashes.\n',
  ])
  expect(firstLine(run(['hosting', 'nginx', 'caddy']).stderr)).toBe('Unexpected argument "caddy".')
})

test('the page of all settings needs no site', () => {
  const { status, stdout, stderr } = run(['settings'])
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('\n# Settings\n')
  expect(stdout).toContain('| `navbar.items[].to` |')
})

test('a port that is none is refused before anything is built', () => {
  const { status, stderr } = run(['start'], { PORT: 'http' })
  expect([status, stderr.trim()]).toEqual([
    1,
    'PORT is "http", which is not a port. Use a number from 0 to 65535, such as PORT=3000.',
  ])
})

test('a root that is no folder is said at once', () => {
  const { status, stderr } = run(['build', '--root', join(tmpdir(), 'no-such-site')])
  expect(status).toBe(1)
  expect(stderr).toContain('There is no folder')
  expect(stderr).not.toMatch(/\n\s+at /)
})

test('without its packages the command says which step is missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-bare-'))
  cpSync(fileURLToPath(new URL('../bin', import.meta.url)), join(folder, 'bin'), { recursive: true })
  // All that is read before the first package is missing.
  cpSync(fileURLToPath(new URL('disk', import.meta.url)), join(folder, 'src/disk'), { recursive: true })
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'bin/docs.mjs'), 'build'], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The packages are not installed \(package '\w+'\)\.\n {2}Run npm ci first\.\n$/)
})
