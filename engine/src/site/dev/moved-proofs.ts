import type { CompiledPage } from '#model/page.ts'

/** A page as its author wrote it, and what became of it. */
export interface WrittenPage {
  text: string
  page: CompiledPage
}

/**
 * What is proven of a page whose samples have only moved: the same programs stand in it, in the same order. With what was proven where
 * they stood, for an author who takes the edit back. Null where code is another one, hidden code included; that has to be checked first.
 */
export function movedProofs(
  before: WrittenPage,
  now: WrittenPage,
  proven: ReadonlySet<string>,
): ReadonlySet<string> | null {
  const [from, to] = [before.page.samples, now.page.samples]
  const isMoved = codeOf(before.text) === codeOf(now.text) && String(from.map(codeKeyOf)) === String(to.map(codeKeyOf))
  return isMoved ? new Set([...proven, ...to.filter((_, index) => proven.has(from[index] ?? ''))]) : null
}

/** Everything from a line of a fence to the next one. */
const codeOf = (text: string) =>
  text
    .split(/^(.*(?:`{3}|~{3}).*)$/m)
    .filter((_, index) => index % 4 !== 0)
    .join('\n')

/** A `proofKey` without its line. */
const codeKeyOf = (key: string) => key.slice(key.indexOf(':'))
