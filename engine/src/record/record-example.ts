import type vm from 'node:vm'
import type { Scene } from '#model/explainer.ts'
import type { LiveExample } from '#model/live.ts'
import type { Recording } from '#model/recording.ts'
import { type RecordFault, recordRun } from './record-run.ts'

/** What became of an example. */
export type RecordResult = { recording: Recording } | { fault: RecordFault }

/** Runs an example and its script, and once more for each scenario of what it explains. */
export async function recordExample(example: LiveExample, packs: vm.Script[]): Promise<RecordResult> {
  const { explain, title } = example
  const run = await recordRun(example, packs)
  if ('fault' in run || !explain) return run
  const { scenarios, ...script } = explain
  const scenes: Scene[] = []
  for (const scenario of scenarios) {
    const result = await recordRun(example, packs, scenario)
    if ('fault' in result)
      return { fault: { ...result.fault, message: `"${scenario.label}": ${result.fault.message}` } }
    if (result.scene) scenes.push(result.scene)
  }
  return { recording: { ...run.recording, explainer: { ...script, title, scenes } } }
}
