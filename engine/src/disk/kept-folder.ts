import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from './fingerprint.ts'
import type { OutputFile } from './output-file.ts'

/** A draft that is older was left behind by a run that was ended. */
const DRAFT_LIFE_MS = 60 * 60 * 1000
const DRAFT = /\.draft$/

/**
 * A folder below `store` that is named by everything its content depends on: made once, by whoever needs it first, and kept until
 * another key takes its place. It appears whole or not at all, and several runs may want it at the same time. `lifeMs` is how long
 * one whose place is taken stays, for runs that are using it.
 */
export async function keptFolder(
  store: string,
  key: string,
  make: (draft: string) => Promise<void>,
  lifeMs = 0,
): Promise<{ folder: string; wasCached: boolean }> {
  const folder = join(store, key)
  if (existsSync(folder)) return { folder, wasCached: true }
  const draft = `${folder}.${randomUUID()}.draft`
  try {
    await mkdir(draft, { recursive: true })
    await make(draft)
    await removeOthers(store, key, lifeMs)
    await rename(draft, folder).catch((error) => {
      if (!existsSync(folder)) throw error // otherwise another run was faster, with the same content
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return { folder, wasCached: false }
}

/** Puts files into a folder. */
export async function writeFiles(folder: string, files: OutputFile[]): Promise<void> {
  for (const { path, body } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), body)
  }
}

/** All files below a folder, with their paths from there. */
export function readFiles(folder: string): Promise<OutputFile[]> {
  const files = filesBelow(folder).map(async (file) => ({
    path: file.slice(folder.length + 1).replaceAll('\\', '/'),
    body: await readFile(file),
  }))
  return Promise.all(files)
}

/** Drafts of other runs stay: they are being written. */
async function removeOthers(store: string, key: string, lifeMs: number): Promise<void> {
  for (const name of await readdir(store)) {
    const path = join(store, name)
    if (name === key || !(await isOlder(path, DRAFT.test(name) ? DRAFT_LIFE_MS : lifeMs))) continue
    await rm(path, { recursive: true, force: true })
  }
}

async function isOlder(path: string, lifeMs: number): Promise<boolean> {
  if (lifeMs === 0) return true
  const found = await stat(path).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > lifeMs
}
