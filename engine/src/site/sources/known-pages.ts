import { join } from 'node:path'
import { compilerFingerprint } from '#compiler/fingerprint.ts'
import { sha256 } from '#disk/disk-store.ts'
import { packageNameOf } from '#disk/find-package.ts'
import { openSealedStore } from '#disk/sealed-store.ts'
import { importsIn } from '#model/imports-in.ts'
import { openBlockReader } from '#samples/hover/remember-blocks.ts'
import type { SampleBlock, SamplePage } from '#samples/sample-block.ts'
import { projectsOf, type SampleProject } from '#samples/sample-project.ts'
import type { SampleWorld } from '#samples/sample-world.ts'
import { openFingerprints } from '#samples/samples-fingerprint.ts'

/** What is known of the pages of a site, and what has to be found out. */
export interface KnownPages<Facts> {
  /** By source: nothing that these follow from has changed. */
  known: Map<string, Facts>
  /** The other pages and all that share a project with one of them, in order. */
  open: SamplePage[]
  /** Keeps what was found out about open pages. */
  keep(found: ReadonlyMap<string, Facts>): Promise<void>
}

/** Where it is kept, and what all facts follow from besides what checks of samples do. */
export interface KnownPlace {
  world: SampleWorld
  name: string
  key: string
}

/** What the facts of a page follow from besides its own text. */
interface Origin {
  projects: string[]
  /** By source, a hash: of every page that has a part in one of its projects, the page itself included. */
  texts: Record<string, string>
  packages: string[]
  versions: string[]
}

type Kept<Facts> = Origin & { facts: Facts }

/**
 * Opens what was found out about the samples of pages, page by page: with a page to which nothing has happened neither blocks nor
 * proofs are read. Pages are given in reading order, which makes the files of a project what they are.
 */
export async function openKnownPages<Facts>(
  { world, name, key }: KnownPlace,
  pages: SamplePage[],
): Promise<KnownPages<Facts>> {
  const store = openSealedStore(join(world.root, '.cache', name))
  const { shared: checks, versionsOf } = openFingerprints(world)
  const texts = new Map(pages.map(({ source, text }) => [source, sha256(text)]))
  const shared = sha256([checks, compilerFingerprint(), key, ...texts.keys()].join('\0'))
  const isSame = (page: Origin) =>
    Object.entries(page.texts).every(([source, text]) => texts.get(source) === text) &&
    versionsOf(page.packages).join() === page.versions.join()
  const kept = new Map(
    pages.flatMap(({ source }) => {
      const page = store.read(source, shared) as Kept<Facts> | undefined // nobody else writes there, and the store has compared its bytes
      return page && isSame(page) ? [[source, page]] : []
    }),
  )
  const blocks = await openBlocks(world.root, pages, kept)
  return {
    known: new Map([...kept].filter(([source]) => !blocks.has(source)).map(([source, { facts }]) => [source, facts])),
    open: pages.filter(({ source }) => blocks.has(source)),
    async keep(found) {
      const projects = projectsOf(pages.flatMap(({ source }) => blocks.get(source) ?? []))
      for (const source of blocks.keys()) {
        const facts = found.get(source)
        if (facts === undefined) continue
        const { packages, ...origin } = originOf(source, projects, texts)
        await store.write(source, shared, { ...origin, packages, versions: versionsOf(packages), facts })
      }
    },
  }
}

/** The blocks of pages of which nothing is known. What one of them says about a project counts for all pages of it, and so on. */
async function openBlocks(root: string, pages: SamplePage[], kept: ReadonlyMap<string, Origin>) {
  const readBlocks = openBlockReader(join(root, '.cache'))
  const found = new Map<string, SampleBlock[]>()
  const touched = new Set<string>()
  const isOpen = ({ source }: SamplePage) =>
    !found.has(source) && (kept.get(source)?.projects.some((project) => touched.has(project)) ?? true)
  for (let next = pages.filter(isOpen); next.length > 0; next = pages.filter(isOpen)) {
    for (const page of next) {
      const blocks = await readBlocks(page)
      found.set(page.source, blocks)
      for (const { name } of projectsOf(blocks)) touched.add(name)
    }
  }
  return found
}

function originOf(source: string, all: SampleProject[], texts: ReadonlyMap<string, string>): Omit<Origin, 'versions'> {
  const projects = all.filter(({ blocks }) => blocks.some((block) => block.source === source))
  const sources = new Set([source, ...projects.flatMap(({ blocks }) => blocks.map((block) => block.source))])
  const files = projects.flatMap(({ stages }) => stages.flatMap(({ own }) => own))
  const imported = files
    .flatMap(({ text }) => importsIn(text))
    .filter((specifier) => !/^(?:\.|\/|#|node:)/.test(specifier))
  return {
    projects: projects.map(({ name }) => name),
    texts: Object.fromEntries([...sources].map((each) => [each, texts.get(each) ?? ''])),
    // A component is shown with React, which its file need not import.
    packages: [...new Set([...imported.map(packageNameOf), 'react', 'react-dom'])].sort(),
  }
}
