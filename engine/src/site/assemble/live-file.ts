import { createHash } from 'node:crypto'
import type { OutputFile } from '#disk/output-file.ts'
import type { LivePage, LiveRuntime } from '#model/live.ts'
import type { CompiledPage } from '#model/page.ts'

/** The file with a page's live examples, which the first Run loads; null where there are none. */
export function liveFile({ meta, live }: CompiledPage, runtime: LiveRuntime | null): OutputFile | null {
  if (live.length === 0 || !runtime) return null
  const examples = live.map(({ says, explain, ...example }) => example) // sentences stand in the recording
  const body = JSON.stringify({ examples, runtime } satisfies LivePage)
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
  return { path: `assets/live/${meta.id.replace(/[^\w.]+/g, '-') || 'index'}.${hash}.json`, body }
}
