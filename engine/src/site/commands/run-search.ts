import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { writeWhole } from '#disk/write-whole.ts'
import { fieldsOf } from '#model/fields.ts'
import { loadSite } from '../assemble/load-site.ts'
import { loadConfig } from '../config/load-config.ts'
import { type DocsearchRecord, docsearchRecords } from '../hosted-search/docsearch-records.ts'
import { createHostedService } from '../hosted-search/hosted-service.ts'
import { hostedSynonyms, INDEX_SETTINGS } from '../hosted-search/hosted-settings.ts'
import { checkRecords } from '../hosted-search/upload-batches.ts'
import { uploadIndex } from '../hosted-search/upload-index.ts'
import { createProgressBar } from '../hosted-search/upload-progress.ts'
import { adminKeyOf, type TargetFlags, targetOf } from '../hosted-search/upload-target.ts'
import { openPagePool } from '../pages/page-pool.ts'
import { count, size } from '../report/build-report.ts'
import { plainProgress } from '../report/plain-progress.ts'
import { createProgress } from '../report/progress.ts'
import type { StatusStream } from '../report/status-line.ts'
import { UsageError } from '../report/usage-error.ts'
import type { Site } from '../shape/site.ts'
import { CONTENT_FOLDER } from '../sources/content-folder.ts'
import { findPages } from '../sources/find-pages.ts'

/** What the commands use of the process they run in. */
export interface Surroundings {
  env: NodeJS.ProcessEnv
  stdout: StatusStream
  /** Calls back when the user wants to stop. Returns how to stop listening. */
  onInterrupt: (stop: () => void) => () => void
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  random: () => number
}

const PROCESS: Surroundings = {
  env: process.env,
  stdout: process.stdout,
  onInterrupt: (stop) => {
    process.once('SIGINT', stop)
    return () => process.off('SIGINT', stop)
  },
  sleep: (milliseconds, signal) => delay(milliseconds, undefined, signal ? { signal } : {}),
  random: Math.random,
}

/** The `search-records` command: everything that can be found, as the hosted service's documentation crawler would write it. */
export async function runSearchRecords(root: string, { out }: { out?: string | undefined }): Promise<void> {
  const records = docsearchRecords(await siteOf(root))
  const json = `${JSON.stringify(records, null, 2)}\n`
  if (out === undefined) {
    process.stdout.write(json)
    return
  }
  await writeFileFor(out, json)
  console.log(`${count(records.length, 'record')}, ${size(Buffer.byteLength(json))}: ${out}`)
}

async function writeFileFor(out: string, text: string): Promise<void> {
  try {
    await writeWhole(resolve(out), text)
  } catch (error) {
    if (fieldsOf(error).code !== 'ENOENT') throw error
    throw new UsageError(`There is no folder for ${out}.\n  Create it first, or name another file with --out.`, {
      cause: error,
    })
  }
}

/** The `search-upload` command: the same records, into the hosted service, in the place of those it has. */
export async function runSearchUpload(
  root: string,
  flags: TargetFlags,
  { env, stdout, onInterrupt, sleep, random }: Surroundings = PROCESS,
): Promise<void> {
  const adminKey = adminKeyOf(env)
  const target = targetOf(await loadConfig(root), flags)
  const bar = createProgressBar(stdout, 'records')
  const progress = createProgress({ ...plainProgress((line) => bar.print(line)), show: () => {} }) // the bar shows how far it is
  const site = await progress.run('compile', () => siteOf(root), {
    summarize: ({ pages }) => count(pages.length, 'page'),
  })
  const records: DocsearchRecord[] = docsearchRecords(site)
  for (const warning of checkRecords(records)) bar.print(warning)
  const interruption = new AbortController()
  const stopListening = onInterrupt(() => interruption.abort())
  try {
    await uploadIndex({
      service: createHostedService({
        ...target,
        adminKey,
        sleep,
        random,
        onRetry: (reason, wait) => bar.print(`${reason}; again in ${(wait / 1000).toFixed(1)} s`),
      }),
      indexName: target.indexName,
      draftName: `${target.indexName}_draft_${Math.floor(random() * 1e9).toString(36)}`,
      records,
      settings: INDEX_SETTINGS,
      synonyms: hostedSynonyms(site.config.search.synonyms),
      progress,
      onSent: bar.show,
      signal: interruption.signal,
    })
  } finally {
    bar.clear()
    stopListening()
  }
  bar.print(`\nIndex "${target.indexName}" of application ${target.appId} has ${count(records.length, 'record')}.`)
}

async function siteOf(root: string): Promise<Site> {
  const { baseUrl } = await loadConfig(root)
  const pool = openPagePool({ cacheDir: join(root, '.cache'), baseUrl }, (await findPages(root)).length)
  const contentDir = join(root, CONTENT_FOLDER)
  try {
    return await loadSite(root, {
      isProduction: true,
      compile: (source, text) => pool.compile({ source, text, contentDir }),
    })
  } finally {
    await pool.close()
  }
}
