/** The other end of a `RunThread`: runs one file after the other, each with new modules, page and network. */
import { workerData } from 'node:worker_threads'
import { answerCalls } from '#disk/thread.ts'
import { fieldsOf } from '#model/fields.ts'
import { createNetwork, openPage, patchRequest, rememberGlobals, resetPage } from './browser-globals.ts'
import { RECORDER } from './instrument.ts'
import { createRecorder, format } from './recorder.ts'
import { showComponent } from './render-component.ts'
import type { RunAnswer, RunFault, RunRequest, RunSetting } from './run-messages.ts'
import { startClock } from './sample-clock.ts'
import { createSampleLoader, SCHEME } from './sample-modules.ts'
import { createSiteImport } from './site-import.ts'

const { isPage, world }: RunSetting = workerData
const importForSite = createSiteImport(world)
const loadSample = createSampleLoader(importForSite)
const sleep = globalThis.setTimeout
const now = performance.now.bind(performance)
/** How long a run waits for lines that callbacks reach later: on a busy machine longer, by turns of its own. */
const PATIENCE = { milliseconds: 3000, turns: 1000 }

const window = isPage ? openPage() : null
patchRequest()
const clock = startClock()
const resetNetwork = createNetwork(world.api, importForSite)

/** Where errors and words go. */
interface Listener {
  report: (error: unknown) => void
  say: (line: string, isError: boolean) => void
}

/** That of the run at hand: a thread has one at a time. */
const atHand: Listener = { report: () => {}, say: () => {} }
process.on('unhandledRejection', (error) => atHand.report(error))
process.on('uncaughtException', (error) => atHand.report(error))
Object.assign(globalThis, { reportError: (error: unknown) => atHand.report(error) })

/** What a run prints is kept, not shown. */
function listenToConsole() {
  for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const) {
    console[method] = (...values: unknown[]) => atHand.say(format(values), method === 'error')
  }
}

async function run({ entry, files, renders, results }: RunRequest): Promise<RunAnswer> {
  const faults: RunFault[] = []
  const lines: RunAnswer['console'] = []
  const report: Listener['report'] = (error) => faults.push(faultOf(error))
  const say: Listener['say'] = (text, isError) => lines.push({ text, isError })
  Object.assign(atHand, { report, say })
  const restoreGlobals = rememberGlobals(window)
  listenToConsole()
  if (window) resetPage(window)
  const recorder = createRecorder((line) => say(line, false))
  Object.assign(globalThis, { [RECORDER]: recorder })
  let rendered: string | null = null
  let ending: RunAnswer['ending'] = 'done'
  const wait = async (isTrue: () => boolean) => {
    if (!(await until(isTrue))) ending = 'late'
  }
  const work = async () => {
    const isNear = files.some(({ code }) => Object.keys(world.modules).some((name) => code.includes(name)))
    await resetNetwork(isNear)
    const exported = await loadSample(entry, files)
    const isReached = () => new Set(recorder.recorded.map((entry) => entry.id)).size >= results
    await wait(isReached)
    if (renders !== null) rendered = await showComponent(exported, renders, { report, until: wait, importForSite })
  }
  await clock.during(work).catch(report)
  await new Promise((resolve) => sleep(resolve, 0)) // rejections that nobody handles are known a turn later
  clock.clear()
  restoreGlobals()
  return { recorded: recorder.recorded, console: lines, faults, rendered, ending }
}

/** Waits for something to become true, but not for long. Says whether it is. */
async function until(isTrue: () => boolean): Promise<boolean> {
  const end = now() + PATIENCE.milliseconds
  for (let turn = 0; !isTrue() && (turn < PATIENCE.turns || now() < end); turn++)
    await new Promise((resolve) => sleep(resolve, 2))
  return isTrue()
}

/** An error's own words, and the innermost of the sample's lines that it came through. */
function faultOf(error: unknown): RunFault {
  const { stack = '' } = fieldsOf(error)
  const found = new RegExp(`${SCHEME}([^\\s()]+):(\\d+):(\\d+)`).exec(String(stack))
  const place = found && { path: found[1] ?? '', line: Number(found[2]), column: Number(found[3]) }
  return { message: error instanceof Error ? `${error.name}: ${error.message}` : format([error]), place }
}

/** What a thread does for the check. */
export type RunCalls = typeof calls

const calls = { run }
answerCalls(calls)
