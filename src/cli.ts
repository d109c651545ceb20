import { resolve } from 'node:path'
import { inspect, parseArgs } from 'node:util'
import { UsageError } from '#build/usage-error.ts'
import { BuildError } from '#model/problem.ts'

const USAGE = `Usage: docs <command> [options]

  build            content/ and site.config.ts into dist/
  dev              serve the site while it is written; edits show at once
  start            build if anything has changed, then serve dist/
  preview          serve dist/ as it is
  check-samples    prove the samples of all pages, or of the pages named after it
  search-records   print what can be found, as records of the hosted search service
  search-upload    put these records in the place of those that the service has

  --root <folder>   the site's folder (default: the current one)
  --compress        build: also write .br and .gz files, for hosts that do not compress by themselves
  --out <file>      search-records: write to a file instead
  --app-id <id>     search-upload: the service's application, if the configuration does not name it
  --index <name>    search-upload: the index (default: search.indexName of the configuration)
  --help

PORT and HOST say where dev, start and preview listen (default: 127.0.0.1:3000).
ALGOLIA_ADMIN_KEY holds the key that search-upload writes with.`

interface Options {
  /** What follows the command; only `check-samples` takes something. */
  pages?: string[]
  compress: boolean
  out?: string | undefined
  'app-id'?: string | undefined
  index?: string | undefined
}

/** Each command imports what it needs and no more: a warm build starts without Vite, a server without the compiler. */
const COMMANDS: Record<string, (root: string, options: Options) => Promise<void>> = {
  build: async (root, options) => (await import('#build/run-build.ts')).runBuild(root, options),
  dev: async (root) => (await import('#build/run-dev.ts')).runDev(root),
  start: async (root) => (await import('#build/run-server.ts')).runStart(root),
  preview: async (root) => (await import('#build/run-server.ts')).runPreview(root),
  'check-samples': async (root, options) =>
    (await import('#build/run-check-samples.ts')).runCheckSamples(root, options.pages ?? []),
  'search-records': async (root, options) => (await import('#build/run-search.ts')).runSearchRecords(root, options),
  'search-upload': async (root, options) =>
    (await import('#build/run-search.ts')).runSearchUpload(root, { appId: options['app-id'], index: options.index }),
}

async function main(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args)
  if (values.help) return console.log(USAGE)
  const [name, ...rest] = positionals
  const command = name === undefined ? undefined : COMMANDS[name]
  if (!command) throw new UsageError(`${name === undefined ? 'No command.' : `Unknown command "${name}".`}\n\n${USAGE}`)
  if (rest.length > 0 && name !== 'check-samples') throw new UsageError(`Unexpected argument "${rest[0]}".\n\n${USAGE}`)
  await command(resolve(values.root), { ...values, pages: rest })
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        root: { type: 'string', default: '.' },
        compress: { type: 'boolean', default: false },
        out: { type: 'string' },
        'app-id': { type: 'string' },
        index: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`, { cause: error })
  }
}

/** A mistake of the author is told in words; anything else is a bug of ours and keeps its stack. */
function explain(error: unknown, isWriting: boolean): string {
  const isTheirs = error instanceof BuildError || error instanceof UsageError
  if (!isTheirs) return inspect(error) // with its causes
  const red = (text: string) => (process.stderr.isTTY ? `\x1b[31m${text}\x1b[39m` : text)
  if (error instanceof UsageError) return red(error.message)
  const number = error.problems.length
  const count = number === 1 ? '1 problem.' : `${number} problems.`
  return `${error.message}\n\n${red(isWriting ? `${count} Nothing was written.` : count)}`
}

const args = process.argv.slice(2)
try {
  await main(args)
} catch (error) {
  console.error(explain(error, !args.includes('check-samples')))
  process.exitCode = 1
}
