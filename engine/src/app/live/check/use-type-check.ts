import { useEffect, useEffectEvent, useState } from 'react'
import type { Loaded } from '#live/page/start-checker.ts'
import type { Checked, TypeChecks } from '#live/page/type-checker.ts'
import type { LiveFile } from '#model/live.ts'
import type { LiveChecker } from '#model/type-check.ts'
import type { TypeProblem } from '#model/type-problem.ts'
import { useTabChoice } from '../../state/tab-choice.ts'
import type { CodeEditor } from '../editor/code-editor.ts'
import { chooseCheck, useCheckChoice } from './check-choice.ts'
import { isLoaded, openChecks } from './shared-checker.ts'
import { useUnderlines } from './use-underlines.ts'
import { useWide } from './use-wide.ts'

/** Types are checked when typing has paused this long. */
const TYPING_PAUSE_MS = 500

/** How far a check is. `slow`: this code could not be checked. `failed`: what checks could not be loaded. */
export type CheckState =
  | { phase: 'off' | 'slow' | 'failed' }
  | { phase: 'loading'; loaded: Loaded | null }
  | { phase: 'checking' }
  | { phase: 'checked'; problems: TypeProblem[] }

/** Types of an example while it is changed. */
export interface TypeCheck {
  /** False: there is no switch. */
  isOffered: boolean
  isOn: boolean
  state: CheckState
  /** Bytes that a press will load; null when they are there, or not known. */
  size: number | null
  choose: (isOn: boolean) => void
  retry: () => void
}

const OFF: CheckState = { phase: 'off' }
const LOADING: CheckState = { phase: 'loading', loaded: null }

/** Checks the files after each change of them, if the reader wants that; null: the example does not run. */
export function useTypeCheck(
  checker: LiveChecker | undefined,
  files: LiveFile[] | null,
  place: { editor: CodeEditor | null; current: string },
): TypeCheck {
  const isWide = useWide()
  const language = useTabChoice('language', ['ts', 'js'], 'ts').value
  const isOffered = checker !== undefined && files !== null && isWide && language === 'ts'
  const isWanted = useCheckChoice()
  const isOn = isOffered && isWanted
  const [state, setState] = useState<CheckState>(OFF)
  const [attempts, setAttempts] = useState(0)
  const [checks, setChecks] = useState<TypeChecks | null>(null)

  const open = useEffectEvent(() => {
    if (!checker) return null
    setState(isLoaded(checker) ? { phase: 'checking' } : LOADING)
    return openChecks(checker, (loaded) => setState((now) => (now.phase === 'loading' ? stateWith(loaded) : now)))
  })
  useEffect(() => {
    if (!isOn) return
    const opened = open()
    setChecks(opened)
    return () => {
      opened?.close()
      setChecks(null)
      setState(OFF)
    }
  }, [isOn])

  const pause = useEffectEvent(() => (state.phase === 'checked' || state.phase === 'slow' ? TYPING_PAUSE_MS : 0))
  // As text: files are made anew with each rendering.
  const text = JSON.stringify(files ?? [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt checks the same text again
  useEffect(() => {
    if (!checks) return
    let isOver = false
    // What was found stays on screen until the next answer: rows do not come and go as code is typed.
    const show = (result: Checked) => {
      if (!isOver) setState(stateAfter(result))
    }
    const timer = setTimeout(() => checks.check(JSON.parse(text)).then(show), pause())
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [checks, text, attempts])

  useUnderlines(place.editor, place.current, state.phase === 'checked' ? state.problems : [])
  return {
    isOffered,
    isOn,
    state: isOn ? state : OFF,
    size: checker && !isLoaded(checker) ? sizeOf(checker) : null,
    choose: chooseCheck,
    retry: () => {
      setState(LOADING)
      setAttempts(attempts + 1)
    },
  }
}

const stateWith = (loaded: Loaded): CheckState =>
  loaded.all > 0 && loaded.sent === loaded.all ? { phase: 'checking' } : { phase: 'loading', loaded }

const stateAfter = (result: Checked): CheckState =>
  result.type === 'checked' ? { phase: 'checked', problems: result.problems } : { phase: result.type }

const sizeOf = ({ worker, declarations }: LiveChecker): number | null =>
  worker.size && declarations.size && worker.size.sent + declarations.size.sent
