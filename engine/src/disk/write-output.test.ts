import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { laterFile } from './output-file.ts'
import { stageOutput } from './write-output.ts'

/** No process has this number: it is above the highest one that Linux and macOS give out. */
const DEAD_PID = 99_999_999

function tempRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'write-output-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return root
}

test('nothing shows in dist before the output is committed', async () => {
  const root = tempRoot()
  const output = await stageOutput(root)
  await output.write([{ path: 'api/createSlice/index.html', body: 'new' }])
  expect(existsSync(join(root, 'dist'))).toBe(false)
  await output.commit()
  expect(readFileSync(join(root, 'dist/api/createSlice/index.html'), 'utf8')).toBe('new')
  expect(readdirSync(join(root, '.cache'))).toEqual([])
})

test('committing replaces the previous output whole', async () => {
  const root = tempRoot()
  const first = await stageOutput(root)
  await first.write([{ path: 'gone.html', body: 'old' }])
  await first.commit()
  const second = await stageOutput(root)
  await second.write([{ path: 'index.html', body: 'new' }])
  await second.commit()
  expect(readdirSync(join(root, 'dist'))).toEqual(['index.html'])
})

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

test('what the previous output has by its digest is not made, and what it has otherwise is', async () => {
  const root = tempRoot()
  const files = ['a/x.json', 'a/y.json', 'index/1234/z.json'].map((path) => ({ path, body: `of ${path}` }))
  const first = await stageOutput(root)
  await first.write(files)
  await first.commit()
  writeFileSync(join(root, 'dist/a/y.json'), 'an edit by hand')
  const made: string[] = []
  const later = (path: string, text: string) =>
    laterFile(
      path,
      () => {
        made.push(path)
        return text
      },
      digestOf(text),
    )
  const second = await stageOutput(root)
  // The last folder has another name now.
  await second.write([later('a/x.json', 'of a/x.json'), later('a/y.json', 'of a/y.json')])
  await second.write([later('index/5678/z.json', 'of index/1234/z.json'), later('new/w.json', 'new')])
  expect(made).toEqual(['a/y.json', 'new/w.json'])
  expect([...second.sizes.values()]).toEqual([11, 11, 20, 3])
  await second.commit()
  const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
  expect(['a/x.json', 'a/y.json', 'index/5678/z.json', 'new/w.json'].map(read)).toEqual([
    'of a/x.json',
    'of a/y.json',
    'of index/1234/z.json',
    'new',
  ])
  expect(existsSync(join(root, 'dist/index/1234'))).toBe(false)
})

test('a failed build leaves the previous output as it was', async () => {
  const root = tempRoot()
  const first = await stageOutput(root)
  await first.write([{ path: 'index.html', body: 'old' }])
  await first.commit()
  const second = await stageOutput(root)
  await second.write([{ path: 'index.html', body: 'new' }])
  await second.discard()
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('old')
  expect(readdirSync(join(root, '.cache'))).toEqual([])
})

test('a file that is as it was is not written again; one that is not, is, and the old one stays what it was', async () => {
  const root = tempRoot()
  const build = async (files: Record<string, string>) => {
    const output = await stageOutput(root)
    await output.write(Object.entries(files).map(([path, body]) => ({ path, body })))
    await output.commit()
    const dist = join(root, 'dist')
    return Object.keys(files).map((path) => ({
      path,
      inode: statSync(join(dist, path)).ino,
      body: readFileSync(join(dist, path), 'utf8'),
    }))
  }
  const before = await build({ 'a/same.txt': 'é same', 'other.txt': 'one' })
  const held = openSync(join(root, 'dist/other.txt'), 'r')
  onTestFinished(() => closeSync(held))
  const after = await build({ 'a/same.txt': 'é same', 'other.txt': 'two' })
  expect(after[0]).toEqual(before[0])
  expect(after[1]?.body).toBe('two')
  expect(after[1]?.inode).not.toBe(before[1]?.inode)
  expect(readFileSync(held, 'utf8')).toBe('one')
  expect(statSync(join(root, 'dist/a/same.txt')).nlink).toBe(1)
})

test('what was changed in the output by hand is written again, and what has become a link or a folder', async () => {
  const root = tempRoot()
  const build = async () => {
    const output = await stageOutput(root)
    await output.write(['a', 'b', 'c'].map((path) => ({ path, body: 'text' })))
    await output.commit()
    return ['a', 'b', 'c'].map((path) => [
      lstatSync(join(root, 'dist', path)).isFile(),
      readFileSync(join(root, 'dist', path), 'utf8'),
    ])
  }
  const first = await build()
  writeFileSync(join(root, 'dist/a'), 'TEXT')
  rmSync(join(root, 'dist/b'))
  writeFileSync(join(root, 'elsewhere'), 'text')
  symlinkSync(join(root, 'elsewhere'), join(root, 'dist/b'))
  rmSync(join(root, 'dist/c'))
  mkdirSync(join(root, 'dist/c/d'), { recursive: true })
  expect(await build()).toEqual(first)
  expect(readFileSync(join(root, 'elsewhere'), 'utf8')).toBe('text')
})

test('what an interrupted build left is removed by the next one', async () => {
  const root = tempRoot()
  mkdirSync(join(root, `.cache/dist-${DEAD_PID}/api`), { recursive: true })
  mkdirSync(join(root, 'dist'))
  mkdirSync(join(root, `.cache/trash-${DEAD_PID}`))
  const output = await stageOutput(root)
  await output.discard()
  expect(readdirSync(join(root, '.cache'))).toEqual([])
})

test('a build interrupted between its two renames gets its previous output back', async () => {
  const root = tempRoot()
  mkdirSync(join(root, `.cache/trash-${DEAD_PID}`), { recursive: true })
  writeFileSync(join(root, `.cache/trash-${DEAD_PID}/index.html`), 'old')
  const output = await stageOutput(root)
  await output.discard()
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('old')
})

test('the folder of a build that is still running is left alone', async () => {
  const root = tempRoot()
  mkdirSync(join(root, `.cache/dist-${process.ppid}`), { recursive: true })
  const output = await stageOutput(root)
  await output.discard()
  expect(readdirSync(join(root, '.cache'))).toEqual([`dist-${process.ppid}`])
})

test('public files are copied untouched, those in .well-known too', async () => {
  const root = tempRoot()
  mkdirSync(join(root, 'public/.well-known'), { recursive: true })
  writeFileSync(join(root, 'public/.well-known/security.txt'), 'Contact: x')
  const output = await stageOutput(root)
  await output.copy('public')
  await output.copy('does-not-exist')
  await output.commit()
  expect(readFileSync(join(root, 'dist/.well-known/security.txt'), 'utf8')).toBe('Contact: x')
})

test('a public file with the name of a generated one is an error that names it', async () => {
  const root = tempRoot()
  mkdirSync(join(root, 'public'))
  writeFileSync(join(root, 'public/sitemap.xml'), '')
  const output = await stageOutput(root)
  await output.copy('public')
  await expect(output.write([{ path: 'sitemap.xml', body: '<urlset/>' }])).rejects.toThrowErrorMatchingInlineSnapshot(`
    [BuildError: public/sitemap.xml  The output file sitemap.xml would be written twice.
      A file in public/ has the name of one that the build makes. Rename or remove it.]
  `)
  await output.discard()
})
