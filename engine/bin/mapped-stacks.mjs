import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Maps by the address of what they belong to; null where there is none. */
const maps = new Map()

/**
 * Lets stacks name the sources of packed files. Their maps are read when a stack is, which mostly is never: Node itself would read
 * the map of every file that is loaded, which takes as long as loading it.
 */
export function mapStacks() {
  Error.prepareStackTrace = (error, sites) =>
    [wordsOf(error), ...sites.map((site) => `    at ${withSource(String(site))}`)].join('\n')
}

function wordsOf(error) {
  try {
    return Error.prototype.toString.call(error)
  } catch {
    return 'Error' // what it says of itself cannot be read
  }
}

/** `run (file:///…/cli.mjs:10:5)` with the place that its source has. */
const withSource = (site) =>
  site.replace(/(file:\/\/[^\s()]+\.mjs):(\d+):(\d+)/, (place, address, line, column) => {
    const entry = mapOf(address)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (entry?.originalSource === undefined) return place
    const source = fileURLToPath(new URL(entry.originalSource, address))
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })

function mapOf(address) {
  if (!maps.has(address)) maps.set(address, readMap(address))
  return maps.get(address)
}

function readMap(address) {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${address}.map`), 'utf8')))
  } catch {
    return null // no packed file
  }
}
