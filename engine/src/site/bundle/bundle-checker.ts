import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { engineFingerprint } from '#disk/engine-fingerprint.ts'
import { keptFolder, writeFiles } from '#disk/kept-folder.ts'
import { onceAtATime } from '#disk/once-per.ts'
import type { OutputFile } from '#disk/output-file.ts'
import type { CheckerFile, CheckerSize, LiveChecker } from '#model/type-check.ts'
import { declarationsFingerprint } from './declaration-settings.ts'
import type { LiveSettings } from './live-settings.ts'

/** The folder of its files: no page loads them by itself, and they are not among what is kept offline. */
export const CHECKER_FOLDER = 'assets/checker/'

/** What checks the types of live examples, and the files that it is made of. Paths are below `dist/`. */
export interface CheckerBundle {
  /** Null where the types of React are not installed: then nothing can be checked. */
  checker: LiveChecker | null
  files: OutputFile[]
  wasCached: boolean
}

/** A file of it: where it is kept, what it is called, and how it is made. */
interface Part {
  store: string
  key: string
  path: string
  make: () => Promise<string | null>
}

/** Makes the compiler and the declarations, or answers from `.cache` where nothing that they depend on has changed. */
export async function bundleChecker(settings: LiveSettings): Promise<CheckerBundle> {
  const [worker, declarations] = await Promise.all(partsOf(settings).map(bundlePart))
  if (!worker?.file || !declarations?.file) return { checker: null, files: [], wasCached: true }
  return {
    checker: { worker: worker.file, declarations: declarations.file },
    files: [...worker.files, ...declarations.files],
    wasCached: worker.wasCached && declarations.wasCached,
  }
}

/** The same addresses without making anything: for development, where it is made when it is asked for. */
export async function knownChecker(settings: LiveSettings): Promise<LiveChecker> {
  const known = async ({ store, key, path }: Part): Promise<CheckerFile> => {
    const folder = join(store, key)
    return { href: path, size: existsSync(join(folder, SIZE)) ? await sizeIn(folder) : null }
  }
  const [worker, declarations] = partsOf(settings)
  return { worker: await known(worker), declarations: await known(declarations) }
}

/** Addresses as the browser asks for them. */
export const checkerAt = (baseUrl: string, { worker, declarations }: LiveChecker): LiveChecker => ({
  worker: { ...worker, href: baseUrl + worker.href },
  declarations: { ...declarations, href: baseUrl + declarations.href },
})

const BODY = 'body'
const SIZE = 'size.json'

function partsOf(settings: LiveSettings): [worker: Part, declarations: Part] {
  const [workerKey, declarationsKey] = [workerFingerprint(), declarationsFingerprint(settings)]
  return [
    {
      store: join(settings.root, '.cache/checker'),
      key: workerKey,
      path: `${CHECKER_FOLDER}checker.${workerKey.slice(0, 8)}.js`,
      make: async () => (await import('./build-checker.ts')).buildChecker(),
    },
    {
      store: join(settings.root, '.cache/declarations'),
      key: declarationsKey,
      path: `${CHECKER_FOLDER}declarations.${declarationsKey.slice(0, 8)}.json`,
      make: async () => (await import('./build-declarations.ts')).buildDeclarations(settings),
    },
  ]
}

const workerFingerprint = () =>
  engineFingerprint(
    [
      'src/live/worker',
      'src/live/protocol',
      'src/model',
      'src/site/bundle/build-checker.ts',
      'src/site/bundle/bundle-checker.ts',
      'src/site/bundle/lean-typescript.ts',
    ],
    ['rolldown', 'typescript'],
  )

/** Parts that are being made: the dev server is asked for both at once. */
const running = onceAtATime<Awaited<ReturnType<typeof keptFolder>>>()

async function bundlePart({ store, key, path, make }: Part) {
  const { folder, wasCached } = await running(join(store, key), () =>
    keptFolder(store, key, (draft) => fill(draft, make)),
  )
  if (!existsSync(join(folder, SIZE))) return { file: null, files: [], wasCached }
  const file: CheckerFile = { href: path, size: await sizeIn(folder) }
  return { file, files: [{ path, body: await readFile(join(folder, BODY)) }], wasCached }
}

/** Leaves it empty where there is nothing to be made. */
async function fill(draft: string, make: Part['make']): Promise<void> {
  const body = await make()
  if (body === null) return
  await writeFiles(draft, [
    { path: BODY, body },
    { path: SIZE, body: JSON.stringify(await sizeOf(body)) },
  ])
}

/** Of Brotli. The highest makes it a tenth less and takes twenty times as long, for a figure that readers see with one digit. */
const QUALITY = 9

/** Sent as hosts send: with Brotli. */
const sizeOf = async (body: string): Promise<CheckerSize> => ({
  whole: Buffer.byteLength(body),
  sent: (await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })).byteLength,
})

const sizeIn = async (folder: string): Promise<CheckerSize> => JSON.parse(await readFile(join(folder, SIZE), 'utf8'))
