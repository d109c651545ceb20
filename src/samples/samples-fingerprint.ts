import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { fingerprint } from '#disk/fingerprint.ts'
import { MOCK_API } from './mock-api.ts'

/** Packages that samples import, and packages that check and run them. */
const PACKAGES = [
  ...['@reduxjs/toolkit', 'react-redux', 'react', 'react-dom', 'redux', 'immer', 'reselect', 'redux-thunk', 'zod'],
  ...['@types/react', '@types/react-dom', 'typescript', 'rolldown', 'jsdom'],
]
const FOLDERS = ['src/samples', 'src/compiler/javascript', dirname(MOCK_API.file)]

/** Names everything the result of a check depends on besides the samples themselves. */
export const samplesFingerprint = () =>
  fingerprint(
    ENGINE_ROOT,
    FOLDERS,
    PACKAGES.map((name) => `${name} ${versionOf(name)}`),
  )

/** Packages that samples import besides those above, each with its version: one that is installed later changes the result. */
export function otherPackages(texts: string[]): string[] {
  const imports = texts.flatMap((text) => [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^.'"][^'"]*)['"]/g)])
  const names = imports.map(([, path = '']) => (/^@[^/]+\/[^/]+|^[^/]+/.exec(path) ?? [''])[0])
  const others = new Set(names.filter((name) => !PACKAGES.includes(name) && name !== MOCK_API.name))
  return [...others].sort().map((name) => `${name} ${versionOf(name)}`)
}

/** The installed version of a package, or none. */
export function versionOf(name: string): string {
  const manifest = join(ENGINE_ROOT, 'node_modules', name, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : 'none'
}
