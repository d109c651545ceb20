import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ENGINE_ROOT, MOCK_API } from './engine-root.ts'

/** Packages that samples import, and packages that check and run them. */
const PACKAGES = [
  ...['@reduxjs/toolkit', 'react-redux', 'react', 'react-dom', 'redux', 'immer', 'reselect', 'redux-thunk', 'zod'],
  ...['@types/react', '@types/react-dom', 'typescript', 'rolldown', 'jsdom'],
]
const FOLDERS = ['src/samples', 'src/compiler/javascript', dirname(MOCK_API.file)]

/** Names everything the result of a check depends on besides the samples themselves. */
export function samplesFingerprint(): string {
  const hash = createHash('sha256')
  for (const name of PACKAGES) hash.update(`${name} ${versionOf(name)}\0`)
  for (const file of FOLDERS.flatMap(sourcesIn)) hash.update(`${file}\0`).update(readFileSync(join(ENGINE_ROOT, file)))
  return hash.digest('hex')
}

/** The installed version of a package, or none. */
export function versionOf(name: string): string {
  const manifest = join(ENGINE_ROOT, 'node_modules', name, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : 'none'
}

const sourcesIn = (folder: string) =>
  readdirSync(join(ENGINE_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
    .sort()
    .map((name) => `${folder}/${name}`)
