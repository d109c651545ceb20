import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { inspect, parseArgs } from 'node:util'
import { fieldsOf } from '#model/fields.ts'
import { BuildError } from '#model/problem.ts'
import { explainSystemError } from '#site/report/system-error.ts'
import { UsageError } from '#site/report/usage-error.ts'

const USAGE = `Usage: docs <command> [options]

  init [folder]    write a small site to begin with: three pages and their settings
  build            content/ and site.config.ts into dist/
  dev              serve the site while it is written; edits show at once
  start            build if anything has changed, then serve dist/
  preview          serve dist/ as it is
  hosting <host>   print the settings for nginx, caddy, apache, netlify, cloudflare or vercel, from the built site
  settings         print every setting of site.config.ts with type, default and example, as Markdown
  check-samples    prove the samples of all pages, or of the pages named after it
  search-records   print what can be found, as records of the hosted search service
  search-upload    put these records in the place of those that the service has
  mcp              answer programs from dist/, over the Model Context Protocol on standard input and output

  --root <folder>   the site's folder (default: the current one)
  --skip-samples    build: do not check samples; those that nobody has checked as they are lose their mark
  --skip-types      build: leave out the types that names show, and the check of types in live examples
  --compress        build: also write .br and .gz files, for hosts that do not compress by themselves
  --if-changed      build: only if anything has changed since the last build
  --out <file>      search-records: write to a file instead
  --app-id <id>     search-upload: the service's application, if the configuration does not name it
  --index <name>    search-upload: the index (default: search.indexName of the configuration)
  --help

PORT and HOST say where dev, start and preview listen (default: 127.0.0.1:3000).
ALGOLIA_ADMIN_KEY holds the key that search-upload writes with.`

interface Options {
  /** What follows the command: pages for `check-samples`, the host for `hosting`, the folder for `init`. */
  rest: string[]
  compress: boolean
  'if-changed': boolean
  'skip-samples': boolean
  'skip-types': boolean
  out?: string | undefined
  'app-id'?: string | undefined
  index?: string | undefined
}

/** Each command imports what it needs and no more: a warm build starts without Vite, a server without the compiler. */
const COMMANDS: Record<string, (root: string, options: Options) => Promise<void>> = {
  init: async (root, options) => (await import('#site/commands/run-init.ts')).runInit(root, options.rest[0]),
  build: async (root, options) =>
    (await import('#site/commands/run-build.ts')).runBuild(root, {
      compress: options.compress,
      ifChanged: options['if-changed'],
      skipSamples: options['skip-samples'],
      skipTypes: options['skip-types'],
    }),
  dev: async (root) => (await import('#site/commands/run-dev.ts')).runDev(root),
  start: async (root) => (await import('#site/commands/run-server.ts')).runStart(root),
  preview: async (root) => (await import('#site/commands/run-server.ts')).runPreview(root),
  hosting: async (root, options) => (await import('#site/commands/run-hosting.ts')).runHosting(root, options.rest[0]),
  settings: async () => (await import('#site/commands/run-settings.ts')).runSettings(),
  'check-samples': async (root, options) =>
    (await import('#site/commands/run-check-samples.ts')).runCheckSamples(root, options.rest),
  'search-records': async (root, options) =>
    (await import('#site/commands/run-search.ts')).runSearchRecords(root, options),
  'search-upload': async (root, options) =>
    (await import('#site/commands/run-search.ts')).runSearchUpload(root, {
      appId: options['app-id'],
      index: options.index,
    }),
  mcp: async (root) => (await import('#site/commands/run-mcp.ts')).runMcp(root),
}

/** How many words may follow a command; none where it is not here. */
const MAX_REST: Record<string, number> = { 'check-samples': Number.POSITIVE_INFINITY, hosting: 1, init: 1 }

async function main(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args)
  if (values.help) return console.log(USAGE)
  const [name, ...rest] = positionals
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new UsageError(`${name === undefined ? 'No command.' : `Unknown command "${name}".`}\n\n${USAGE}`)
  const unexpected = rest[MAX_REST[name ?? ''] ?? 0]
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument "${unexpected}".\n\n${USAGE}`)
  await command(folderOf(values.root), { ...values, rest })
}

function folderOf(path: string): string {
  const folder = resolve(path)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  throw new UsageError(
    `There is no folder ${folder}.\n  --root names the folder that holds content/ and site.config.ts.`,
  )
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        root: { type: 'string', default: '.' },
        compress: { type: 'boolean', default: false },
        'if-changed': { type: 'boolean', default: false },
        'skip-samples': { type: 'boolean', default: false },
        'skip-types': { type: 'boolean', default: false },
        out: { type: 'string' },
        'app-id': { type: 'string' },
        index: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(`${fieldsOf(error).message}\n\n${USAGE}`, { cause: error })
  }
}

/** A mistake of the author, or a machine that refuses, is told in words; anything else is a bug of ours and keeps its stack. */
function explain(error: unknown, isWriting: boolean): string {
  const red = (text: string) => (process.stderr.isTTY ? `\x1b[31m${text}\x1b[39m` : text)
  const system = explainSystemError(error)
  if (system) return red(system)
  if (error instanceof UsageError) return red(error.message)
  if (!(error instanceof BuildError)) return inspect(error) // with its causes
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
