import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { stepsToPress } from '#model/example-step.ts'
import type { LiveExample, LiveFile, LiveRuntime } from '#model/live.ts'
import { seconds } from '../panels/format-time.ts'
import { type LeftMoment, takeMoment } from './left-moment.ts'
import { type LiveSession, useLiveRun } from './use-live-run.ts'

/** Typing runs the code when it has paused this long. */
const TYPING_PAUSE_MS = 400

interface UseExampleRunOptions {
  example: LiveExample
  runtime: LiveRuntime
  /** As they are now. */
  files: LiveFile[]
  isEdited: boolean
  /** How often the reader has asked for a run; the first `since` were for something else. */
  presses: number
  since: number
  preview: RefObject<HTMLElement | null>
  frame: RefObject<HTMLElement | null>
}

/** An example and its runs. */
export interface ExampleRun {
  session: LiveSession
  run: (files: LiveFile[]) => void
  /** When the reader has stopped typing. */
  runSoon: (files: LiveFile[]) => void
  /** Where it began, if that was not at its start. */
  begin: string | null
  /** Something that was asked for and could not be done. */
  notice: string | null
  setNotice: (notice: string | null) => void
}

/** Runs an example when the reader presses Run: where the recording stood, if that is what was looked at. */
export function useExampleRun(options: UseExampleRunOptions): ExampleRun {
  const { example, runtime, files, isEdited, presses, since, preview, frame } = options
  const [notice, setNotice] = useState<string | null>(null)
  const [left, setLeft] = useState<LeftMoment | null>(null)
  const session = useLiveRun(example, runtime, preview, () =>
    setNotice('The sandbox could not be loaded. Check your connection and run it again.'),
  )
  const { replayed } = session.record
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(typing.current), [])

  const run = (next: LiveFile[], moment: LeftMoment | null = null, problem: string | null = null) => {
    setNotice(problem)
    setLeft(moment)
    clearTimeout(typing.current)
    session.run(next, moment ? pressesTo(example, moment) : [])
  }
  const press = useEffectEvent(() => {
    const moment = takeMoment(frame)
    if (!moment || pressesTo(example, moment).length === 0) run(files)
    else if (isEdited) run(files, null, 'The recording is of the code as the page has it. Yours runs from its start.')
    else run(files, moment)
  })
  useEffect(() => {
    if (presses > since) press()
  }, [presses, since])

  // Once, and only where presses were asked for: code that a link has brought can say at any time that one is missing.
  const startOver = useEffectEvent((name: string) => {
    if (left)
      run(
        files,
        null,
        `There is no “${name}” to press, so it runs from its start and not from where the recording was.`,
      )
  })
  useEffect(() => {
    if (replayed && replayed.missing !== null) startOver(replayed.missing)
  }, [replayed])

  return {
    session,
    run: (next) => run(next),
    runSoon: (next) => {
      setLeft(null)
      clearTimeout(typing.current)
      typing.current = setTimeout(() => session.run(next), TYPING_PAUSE_MS)
    },
    begin:
      left && replayed
        ? `It goes on where the recording was, at ${seconds(left.at)}. Run again starts it from its start.`
        : null,
    notice,
    setNotice,
  }
}

const pressesTo = ({ proof }: LiveExample, moment: LeftMoment) => stepsToPress(proof.press, moment.presses)
