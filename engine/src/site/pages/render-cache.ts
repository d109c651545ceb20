import { readFileSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '#disk/disk-store.ts'
import { sourcesFingerprint } from '#disk/engine-fingerprint.ts'
import { runLimited } from '#disk/run-limited.ts'
import { writeWhole } from '#disk/write-whole.ts'
import type { DocumentFrame } from './document.ts'
import { cutAddress, filledDocument, type LateNames, marksFor, writtenDocument } from './kept-document.ts'
import { withoutFileNames } from './without-file-names.ts'

/** Documents by what they were made from. */
export interface RenderCache {
  /** `content` names all that the document follows from besides the frame. */
  document(content: string, make: (frame: DocumentFrame) => Promise<string>): Promise<Uint8Array>
  hits: number
  /** Removes what this build did not ask for. */
  prune(): Promise<void>
}

/** What makes a document of a page that was rendered. */
const SOURCES = [
  ...['src/site/pages', 'src/model'],
  ...['assemble/breadcrumb-json-ld.ts', 'config/search-origins.ts'].map((file) => `src/site/${file}`),
]

/**
 * Opens the cache for one shell and one frame. Documents tell of the site everything but the names of other files: without them in the
 * key, an edit of one page leaves the documents of the others known. Those that all documents tell are put in afterwards.
 */
export async function openRenderCache(folder: string, shell: string, frame: DocumentFrame): Promise<RenderCache> {
  await mkdir(folder, { recursive: true })
  const stored = new Set(await readdir(folder))
  const used = new Set<string>()
  const key = hash([shell, sourcesFingerprint(SOURCES), ...frameTexts(frame)].join('\0'))
  const names = lateNames(frame)

  const cache: RenderCache = {
    hits: 0,
    async document(content, make) {
      const name = `${hash(`${key}\0${content}`)}.html`
      used.add(name)
      const path = join(folder, name)
      const known = stored.has(name) ? keptDocument(path, names) : null
      if (known) {
        cache.hits++
        return known
      }
      const marks = marksFor(names)
      const written = writtenDocument(await make(withNames(frame, marks)), names, marks)
      await writeWhole(path, written)
      return filledDocument(written, names) ?? written
    },
    prune: () =>
      runLimited(
        [...stored].filter((name) => !used.has(name)),
        32,
        (name) => rm(join(folder, name), { force: true }),
      ),
  }
  return cache
}

function keptDocument(path: string, names: LateNames): Uint8Array | null {
  try {
    return filledDocument(readFileSync(path), names)
  } catch {
    return null // gone, or damaged: it is made again
  }
}

/** The names that any edit changes. */
function lateNames({ siteDataHref, offline }: DocumentFrame): LateNames {
  const named = Object.entries({ siteDataHref, offline }).map(([name, href]) => [name, cutAddress(href ?? '')?.hash])
  return Object.fromEntries(named.filter(([, hash]) => hash))
}

function withNames(frame: DocumentFrame, names: LateNames): DocumentFrame {
  const named = (href: string | undefined, name = '') => {
    const cut = cutAddress(href ?? '')
    return cut && name ? cut.before + name + cut.after : href
  }
  const siteDataHref = named(frame.siteDataHref, names.siteDataHref) ?? ''
  const offline = named(frame.offline, names.offline)
  return { ...frame, siteDataHref, ...(offline && { offline }) }
}

/** All of a frame but what is late, and what differs from page to page. */
function frameTexts(frame: DocumentFrame): string[] {
  const room = Object.entries(lateNames(frame)).map(([name, { length }]) => [name, '0'.repeat(length)])
  const { site, navigationOf: _, pictures, movedAddresses: __, ...own } = withNames(frame, Object.fromEntries(room))
  return [withoutFileNames(site), JSON.stringify([own, pictures?.touchIcon, pictures?.manifest])]
}

const hash = (text: string) => sha256(text).slice(0, 32)
