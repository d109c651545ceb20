/** A step of a script: a control to press, to fill, or to come near. */
export interface Step {
  name: string
  /** What is done with it: a hand that points or a key that moves the focus leaves it at that. */
  act: 'press' | 'point' | 'focus'
  /** What goes into the field; null: it is pressed. */
  text: string | null
  /** It comes before the answer to the last one. */
  isAtOnce: boolean
  /** Nothing is pressed: so many milliseconds go by. */
  wait: number | null
  /** As it is told. */
  title: string
}

const AT_ONCE = 'at once '

/** `Lend`, `Title = Emma`, `at once Cancel`, `point at Dune`, `focus Dune`, or `wait 61 s`. */
export function readStep(step: string): Step {
  const isAtOnce = step.startsWith(AT_ONCE)
  const title = isAtOnce ? step.slice(AT_ONCE.length) : step
  const [, seconds] = /^wait (\d+(?:\.\d+)?) s$/.exec(title) ?? []
  const wait = seconds === undefined ? null : Number(seconds) * 1000
  const [, filled, text] = /^(.+?) = (.*)$/.exec(title) ?? []
  const [, nearing, near] = /^(point at|focus) ([^=]+)$/.exec(title) ?? []
  const act = near === undefined ? 'press' : nearing === 'focus' ? nearing : 'point'
  return { name: filled ?? near ?? title, act, text: text ?? null, isAtOnce, wait, title }
}

/** The part of a script that leads to its n-th press. What only waits is none, and belongs to the press that follows it. */
export function stepsToPress(script: string[], presses: number): string[] {
  let made = 0
  const last = script.findIndex((step) => readStep(step).wait === null && ++made === presses)
  return script.slice(0, presses > made ? script.length : last + 1)
}
