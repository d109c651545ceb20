import type { TypedName } from '#model/page-types.ts'
import { rangeOf } from './code-names.ts'

type Move = (names: TypedName[], at: number, code: HTMLElement) => TypedName | undefined

/** Where keys lead among the names of a sample. */
export const MOVES: Record<string, Move> = {
  ArrowRight: (names, at) => names[Math.min(at + 1, names.length - 1)],
  ArrowLeft: (names, at) => names[Math.max(at - 1, 0)],
  ArrowDown: (names, at, code) => onOtherLine(names.slice(at + 1), names[at], code),
  ArrowUp: (names, at, code) => onOtherLine(names.slice(0, at).reverse(), names[at], code),
  Home: (names) => names[0],
  End: (names) => names.at(-1),
}

/** Of the next line with names, the one nearest to the present one. */
function onOtherLine(names: TypedName[], from: TypedName | undefined, code: HTMLElement): TypedName | undefined {
  if (!from) return undefined
  const here = rangeOf(code, from).getBoundingClientRect()
  const others = names.map((name) => ({ name, box: rangeOf(code, name).getBoundingClientRect() }))
  const line = others.find(({ box }) => Math.abs(box.top - here.top) > here.height / 2)
  const near = ({ box }: { box: DOMRect }) => Math.abs(box.left - here.left)
  return others
    .filter(({ box }) => line && Math.abs(box.top - line.box.top) <= here.height / 2)
    .reduce<(typeof others)[number] | undefined>(
      (best, other) => (best && near(best) <= near(other) ? best : other),
      undefined,
    )?.name
}

/** Where keys begin: at the first name that is not above the window. */
export const firstInView = (code: HTMLElement, names: TypedName[]): TypedName | undefined =>
  names.find((name) => rangeOf(code, name).getBoundingClientRect().top > 0) ?? names[0]
