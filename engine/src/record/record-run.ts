import type vm from 'node:vm'
import { findControl } from '#live/sandbox/steps/find-control.ts'
import { createHand, type Hand, handlerOf } from '#live/sandbox/steps/perform-step.ts'
import { readStep, type Step } from '#model/example-step.ts'
import type { Scenario, Scene } from '#model/explainer.ts'
import type { LiveExample } from '#model/live.ts'
import type { Recording } from '#model/recording.ts'
import { openPage, type VirtualPage } from './page/open-page.ts'
import { isExamples, startExample } from './start-example.ts'
import { addSentences } from './tell/add-sentences.ts'
import { noteScene } from './tell/scene-notes.ts'
import { type Notes, takeNotes } from './tell/take-notes.ts'
import { plain, visibleText } from './tell/visible-text.ts'

/** Milliseconds on the page's clock. */
const TEMPO = {
  /** Nothing has happened for so long: a reader would press the next thing. */
  quiet: 700,
  /** How long one waits for that; polling never rests. */
  mostRest: 4000,
  /** How long a control or a result may take to appear. */
  patience: 20_000,
  slice: 50,
}

/** Why an example has no recording. */
export interface RecordFault {
  message: string
  hint: string
}

/** What became of a run; of a scenario there is a scene. */
export type RunResult = { recording: Recording; scene?: Scene } | { fault: RecordFault }

/** Runs an example once, on a clock of its own. Each step waits until all is quiet, but for one that comes `at once`. */
export async function recordRun(example: LiveExample, packs: vm.Script[], scenario?: Scenario): Promise<RunResult> {
  const page = openPage()
  const scene = example.explain && noteScene(page.window, page.now)
  const notes = takeNotes(page, example, scene?.mark)
  const hearRejection = (error: unknown) => notes.errors.push(messageOf(error))
  process.on('unhandledRejection', hearRejection)
  try {
    notes.start()
    startExample(page, example, packs, notes)
    await page.settle()
    notes.settle()
    const hand = createHand(page.window)
    for (const step of (scenario?.press ?? example.proof.press).map(readStep)) {
      if (step.wait !== null) {
        await page.advance(step.wait, notes.settle)
        scene?.mark(page.now(), step.title)
        continue
      }
      if (!step.isAtOnce) await rest(page, notes)
      const fault = await perform(page, notes, hand, step)
      if (fault) return { fault }
    }
    await rest(page, notes)
    const fault = await prove(page, notes, scenario ? NOTHING_STATED : example.proof)
    if (fault) return { fault }
    const recording = notes.recording()
    if (scene && scenario) {
      const told = scene.scene(scenario, page.now())
      return 'scene' in told ? { recording, ...told } : { fault: noMoment(told.missing, told.marks) }
    }
    const told = addSentences(recording, example.says ?? [])
    const titles = recording.moments.map(({ title }) => title)
    return 'recording' in told ? told : { fault: noMoment(told.missing, titles) }
  } catch (error) {
    return { fault: { message: `It fails when it is recorded: ${messageOf(error)}`, hint: '' } }
  } finally {
    page.close()
    process.off('unhandledRejection', hearRejection)
  }
}

/** What a scenario comes to is said by its sentences. */
const NOTHING_STATED: LiveExample['proof'] = { press: [], shows: null, logs: [] }

const noMoment = (title: string, titles: string[]): RecordFault => ({
  message: `There is a sentence about "${title}", and no such moment follows.`,
  hint: `In order: ${titles.join(', ')}`,
})

/** Lets the example go on until nothing happens any more. */
async function rest(page: VirtualPage, notes: Notes): Promise<void> {
  const end = page.now() + TEMPO.mostRest
  const isQuiet = () => notes.state().openRequests === 0 && page.now() - notes.state().lastAt >= TEMPO.quiet
  await goOn(page, notes, () => page.now() >= end || isQuiet())
  notes.rest()
}

async function goOn(page: VirtualPage, notes: Notes, isDone: () => boolean): Promise<void> {
  while (!isDone()) await page.advance(TEMPO.slice, notes.settle)
}

async function perform(page: VirtualPage, notes: Notes, hand: Hand, step: Step): Promise<RecordFault | null> {
  const find = () => findControl(page.window.document.body, step)
  const end = page.now() + TEMPO.patience
  await goOn(page, notes, () => find() !== null || page.now() >= end)
  const control = find()
  if (!control) {
    const shown = visibleText(page.window.document.body)
    return {
      message: `There is nothing called "${step.name}" to press.`,
      hint: `The example shows: ${shown || 'nothing'}`,
    }
  }
  notes.press(step.title)
  const handler = handlerOf(control, step)
  hand(control, step, () => {
    if (handler === undefined || isExamples(handler)) notes.aim()
  })
  notes.pressed(step.name)
  await page.settle()
  notes.settle()
  return null
}

/** Whether the example comes to what its page says. */
async function prove(page: VirtualPage, notes: Notes, proof: LiveExample['proof']): Promise<RecordFault | null> {
  const expected = proof.shows === null ? '' : plain(proof.shows)
  const shown = () => plain([visibleText(page.window.document.body), ...notes.console].join(' '))
  const isShown = () => shown().includes(expected)
  const missing = () => missingFrom(proof.logs, notes.actions)
  const end = page.now() + TEMPO.patience
  await goOn(page, notes, () => (isShown() && missing().length === 0) || page.now() >= end)
  const [error] = notes.errors
  if (error) return { message: `It fails when it runs: ${error}`, hint: '' }
  if (!isShown()) return { message: `It shows: ${shown() || 'nothing'}`, hint: `The example says: ${expected}` }
  if (missing().length > 0)
    return {
      message: `The action "${missing()[0]}" does not occur where it should.`,
      hint: `In order: ${notes.actions.join(', ') || 'no actions'}`,
    }
  await rest(page, notes)
  return null
}

/** What is left of a list when another has gone through it in order. */
function missingFrom(wanted: string[], found: string[]): string[] {
  let at = 0
  for (const type of found) if (type === wanted[at]) at++
  return wanted.slice(at)
}

const messageOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
