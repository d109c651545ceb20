// JavaScript, because the engine itself is packed by it before any TypeScript can be read.
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const LEDGER = 'ledger.json'

/** A run that was started before an edit may still load parts of the pack of its time. */
const LIFE_MS = 24 * 60 * 60 * 1000

/** @type {import('./pack-once.d.mts').packOnce} */
export async function packOnce(folder, entries, options = {}) {
  const kept = readLedger(folder, entries)
  if (kept) return kept
  const begun = Date.now()
  const draft = join(folder, `${randomUUID()}.draft`)
  try {
    const { inputs, files } = await pack(entries, draft, options)
    const stamps = inputs.map((file) => [file, stampOf(file)])
    const id = createHash('sha256')
      .update(JSON.stringify([entries, stamps]))
      .digest('hex')
      .slice(0, 16)
    removeOld(folder)
    moveUnlessThere(draft, join(folder, id))
    // What was written meanwhile may have been read before.
    if (inputs.every((file) => statSync(file).ctimeMs < begun)) {
      writeFileSync(`${draft}.json`, JSON.stringify({ entries, stamps, id, files }))
      renameSync(`${draft}.json`, join(folder, LEDGER))
    }
    return addressesIn(join(folder, id), files)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** What was packed before, if it was made of files that are still the same. */
function readLedger(folder, entries) {
  try {
    const ledger = JSON.parse(readFileSync(join(folder, LEDGER), 'utf8'))
    const isFresh =
      JSON.stringify(ledger.entries) === JSON.stringify(entries) &&
      ledger.stamps.every(([file, stamp]) => stampOf(file) === stamp)
    return isFresh && existsSync(join(folder, ledger.id)) ? addressesIn(join(folder, ledger.id), ledger.files) : null
  } catch {
    return null // none yet, or not one of ours: it is written anew
  }
}

/** Changes with every write. Reading the files themselves would take longer than running what they pack into. */
function stampOf(file) {
  const { mtimeMs, ctimeMs, size } = statSync(file)
  return `${mtimeMs} ${ctimeMs} ${size}`
}

async function pack(entries, dir, { isOutside = () => false, alias = {} }) {
  const { rolldown } = await import('rolldown')
  const missing = []
  let inputs = []
  const allFiles = {
    name: 'all-files',
    // Chunks do not name modules of which nothing but a constant is left.
    buildEnd() {
      inputs = [...this.getModuleIds()].filter((id) => existsSync(id)).sort()
    },
  }
  const bundle = await rolldown({
    input: entries,
    platform: 'node',
    resolve: { alias },
    external: (id, importer) => isOutside(id, importer),
    plugins: [ownAddress, allFiles],
    onLog: (_level, log) => log.code === 'UNRESOLVED_IMPORT' && missing.push(log),
  })
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' }
  const { output } = await bundle
    .write({ dir, format: 'esm', sourcemap: true, ...names })
    .catch((error) => fail(error.errors?.[0] ?? error))
    .finally(() => bundle.close())
  if (missing[0]) fail(missing[0])
  const chunks = output.filter((part) => part.type === 'chunk')
  return {
    inputs,
    files: Object.fromEntries(chunks.filter((chunk) => chunk.isEntry).map((chunk) => [chunk.name, chunk.fileName])),
  }
}

/** The packer draws the place for a terminal; who catches this tells places in its own way. */
function fail({ message, code, exporter, loc }) {
  const plain = stripVTControlCharacters(message)
    .split('\n')[0]
    .replace(/^\[\w+\] /, '')
  throw Object.assign(new Error(code === 'UNRESOLVED_IMPORT' ? `There is no ${exporter}.` : plain), { loc })
}

/** A packed file lies elsewhere, but what it looks for stands beside its source. */
const ownAddress = {
  name: 'own-address',
  transform: {
    filter: { code: /import\.meta\.(?:url|filename|dirname)\b/ },
    handler(code, id) {
      if (!isAbsolute(id)) return null // a helper of the packer's own
      const own = { url: pathToFileURL(id).href, filename: id, dirname: dirname(id) }
      return code.replace(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, name) => JSON.stringify(own[name]))
    },
  },
}

function moveUnlessThere(from, to) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to)) throw error // otherwise another run was faster, with the same files
  }
}

function removeOld(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > LIFE_MS && name !== LEDGER) rmSync(path, { recursive: true, force: true })
  }
}

const addressesIn = (folder, files) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, pathToFileURL(join(folder, file)).href]))
