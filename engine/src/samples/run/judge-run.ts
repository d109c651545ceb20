import { faultAt, faultOf, type SampleFault } from '../sample-fault.ts'
import type { PreparedFile } from './prepare-file.ts'
import type { RunAnswer } from './run-messages.ts'
import { isSameOutput } from './same-output.ts'
import type { StatedResult } from './stated-results.ts'

/** Where what a run did is not what its file says. */
export function judgeRun(prepared: PreparedFile, answer: RunAnswer): SampleFault[] {
  const { file, results } = prepared
  const crashes = answer.faults.map(({ message, place }) => {
    if (place?.path === file.path)
      return faultAt(file, prepared.lineOf(place.line, place.column, 'watched'), 1, `It fails when it runs: ${message}`)
    const where = place ? ` (in ${place.path})` : ''
    return faultOf(firstBlock(prepared), `It fails when it runs: ${message}${where}`)
  })
  if (crashes.length > 0) return crashes
  return [
    ...results.flatMap((result, id) => judgeResult(prepared, result, id, answer)),
    ...judgeConsole(prepared, answer),
    ...judgeScreen(prepared, answer),
  ]
}

const firstBlock = ({ file: { parts } }: PreparedFile) => parts[0].block

function judgeResult(
  { file }: PreparedFile,
  { kind, expected, line }: StatedResult,
  id: number,
  { recorded }: RunAnswer,
): SampleFault[] {
  const outcomes = recorded.filter((entry) => entry.id === id)
  const fault = (message: string, hint: string) => [faultAt(file, line, 1, message, hint)]
  if (outcomes.length === 0) return fault('This line states a result, but it is never reached.', 'Call what it is in.')
  const wrong = outcomes.find(({ texts }) => !texts.some((text) => isSameOutput(expected, text)))
  if (!wrong) return []
  if (wrong.kind === 'not thrown') return fault(`It does not throw.`, `The sample says: throws ${expected}`)
  const verb = { printed: 'prints', value: 'gives', thrown: 'throws' }[kind]
  return fault(`It ${verb} ${wrong.texts[0]}`, `The sample says: ${expected}`)
}

/** Warnings that depend on how busy the machine is. They count only where a sample shows them. */
const SLOWNESS = /^(\S+ took )\d+ ?ms\b/

/** A `text` block titled "Console" holds all that is printed. Errors that are printed must be in one. */
function judgeConsole(prepared: PreparedFile, answer: RunAnswer): SampleFault[] {
  const stated = prepared.file.parts.flatMap(({ block }) => block.console ?? [])
  const lines = answer.console.filter(({ text }) => {
    const [, slow] = SLOWNESS.exec(text) ?? []
    return !slow || stated.some((block) => block.text.includes(slow))
  })
  const said = lines.filter(({ isError }) => !isError).map(({ text }) => text)
  const all = lines.map(({ text }) => text)
  const expected = stated.map(({ text }) => text).join('\n')
  if (stated.length > 0) {
    if ([said, all].some((texts) => isSameOutput(expected, texts.join('\n')))) return []
    return [
      faultOf(firstBlock(prepared), `It prints:\n${all.join('\n')}`, `The block "Console" below says:\n${expected}`),
    ]
  }
  return lines
    .filter(({ isError }) => isError)
    .map(({ text }) =>
      faultOf(
        firstBlock(prepared),
        `It prints an error: ${text.split('\n', 1)[0]}`,
        'Correct the sample, or say so in a ```text block titled "Console" right after it.',
      ),
    )
}

function judgeScreen(prepared: PreparedFile, { rendered }: RunAnswer): SampleFault[] {
  const expected = rendersOf(prepared)
  if (expected === null) return []
  const words = (text: string) => text.replace(/\s+/g, ' ').trim()
  if (words(rendered ?? '').includes(words(expected))) return []
  return [faultOf(firstBlock(prepared), `It shows: ${rendered || 'nothing'}`, `The sample says: ${expected}`)]
}

/** The text that one of a file's blocks says it shows. */
export const rendersOf = ({ file }: PreparedFile) =>
  file.parts.find(({ block }) => block.renders !== null)?.block.renders ?? null
