/** A step of a script: a control to press, or a field to fill. */
export interface Step {
  name: string
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

/** `Lend`, `Title = Emma`, `at once Cancel`, or `wait 61 s`. */
export function readStep(step: string): Step {
  const isAtOnce = step.startsWith(AT_ONCE)
  const title = isAtOnce ? step.slice(AT_ONCE.length) : step
  const [, name, text] = /^(.+?) = (.*)$/.exec(title) ?? []
  const [, seconds] = /^wait (\d+(?:\.\d+)?) s$/.exec(title) ?? []
  const wait = seconds === undefined ? null : Number(seconds) * 1000
  return { name: name ?? title, text: text ?? null, isAtOnce, wait, title }
}

/** The part of a script that leads to its n-th press. What only waits is none, and belongs to the press that follows it. */
export function stepsToPress(script: string[], presses: number): string[] {
  let made = 0
  const last = script.findIndex((step) => readStep(step).wait === null && ++made === presses)
  return script.slice(0, presses > made ? script.length : last + 1)
}
