// `dev` of this site while a page of it is written: from the save to the screen, and until a changed sample is proven.
//   node bench/edits/run.mjs [--saves=20] [--samples=5] [--page=usage/usage-guide] [--engine=folder]
// In a clone of what is committed, below <temp folder>/edits-bench, with a copy of the caches of the site: build it first. The engine is the
// one beside this folder, as it is on the disk, or the one that is named. The table is printed as Markdown.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openBrowser } from '../live/browser.mjs'
import { spread, table } from '../live/tables.mjs'
import { copySite } from './copied-site.mjs'
import { startDev } from './dev-process.mjs'
import { save } from './save.mjs'
import { openPage } from './watched-page.mjs'

const { values } = parseArgs({
  options: {
    saves: { type: 'string', default: '20' },
    samples: { type: 'string', default: '5' },
    page: { type: 'string', default: 'usage/usage-guide' },
    engine: { type: 'string', default: fileURLToPath(new URL('../../engine', import.meta.url)) },
  },
})
const folder = path.join(os.tmpdir(), 'edits-bench', String(process.pid))
const root = copySite(folder)
const server = await startDev(values.engine, root)
const browser = await openBrowser()
try {
  const page = await openPage(browser, `${server.origin}/${values.page}`)
  const edited = { page, server, file: path.join(root, `content/${values.page}.mdx`) }
  const shown = await repeat(Number(values.saves), (run) =>
    save(edited, `Edit ${run} of the bench.`, (text, words) => text.replace(/\n---\n/, `\n---\n\n${words}\n`)),
  )
  const samples = await repeat(Number(values.samples), (run) =>
    save(edited, `// edit ${run} of the bench`, (text, words) =>
      text.replace(/(\n```tsx? title=.*\n)/, `$1${words}\n`),
    ),
  )
  print(shown, samples)
} finally {
  await browser.close()
  await server.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}

async function repeat(count, take) {
  const list = []
  for (let run = 0; run <= count; run++) {
    const taken = await take(run)
    if (run > 0) list.push(taken) // the first one only warms up
  }
  return list
}

function print(shown, samples) {
  table(
    [
      `save of ${values.page}; median (range), ms`,
      'saves',
      'on the screen',
      'proven',
      'processor of the server, 2 s on',
    ],
    [
      ['a sentence', shown.length, spread(shown, 'drawn'), '', spread(shown, 'processor')],
      [
        'a comment in a sample',
        samples.length,
        spread(samples, 'drawn'),
        spread(samples, 'proven'),
        spread(samples, 'processor'),
      ],
    ],
  )
  console.log(
    `\nload ${os.loadavg().map((it) => it.toFixed(1))}, ${os.availableParallelism()} cores · Chromium ${browser.version()}, Node ${process.version}, ${new Date().toISOString()}`,
  )
}
