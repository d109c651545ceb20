import { dataFile, type OutputFile } from '#disk/output-file.ts'
import type { LivePage, LiveRuntime } from '#model/live.ts'
import type { CompiledPage } from '#model/page.ts'

/** The file with a page's live examples, which the first Run loads; null where there are none. */
export function liveFile({ meta, live }: CompiledPage, runtime: LiveRuntime | null): OutputFile | null {
  if (live.length === 0 || !runtime) return null
  const examples = live.map(({ says, explain, ...example }) => example) // sentences stand in the recording
  const stem = `assets/live/${meta.id.replace(/[^\w.]+/g, '-') || 'index'}`
  return dataFile(stem, { examples, runtime } satisfies LivePage)
}
