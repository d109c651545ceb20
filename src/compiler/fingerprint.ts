import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const MODEL = fileURLToPath(new URL('../model/', import.meta.url))
const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PACKAGES = ['satteri', 'shiki', 'rolldown', 'yaml', 'zod']

/** Names everything a compiled page depends on besides its own text: this folder, the model, and the packages they use. */
export const compilerFingerprint = () => hashOf([...sourcesIn(HERE), ...sourcesIn(MODEL), ...packageFiles()])

/** The same for the colours of a code block, which most changes of the compiler leave as they are. */
export const highlightFingerprint = () =>
  hashOf([...sourcesIn(join(HERE, 'highlight')), join(HERE, 'languages.ts'), ...packageFiles()])

function sourcesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('fixtures')
  return names
    .filter(isSource)
    .sort()
    .map((name) => join(folder, name))
}

function packageFiles(): string[] {
  const manifests = PACKAGES.map((name) => join(ROOT, 'node_modules', name, 'package.json'))
  return [...manifests, join(ROOT, 'package-lock.json')].filter((path) => existsSync(path))
}

/** Names and contents, but no absolute paths: a moved checkout keeps its cache. */
function hashOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths)
    hash
      .update(`${path.slice(ROOT.length)}\0`)
      .update(readFileSync(path))
      .update('\0')
  return hash.digest('hex')
}
