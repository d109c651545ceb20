/** Longer lines are nobody's writing: they have no columns. They are not even read, for each error of an example asks for one. */
const LONGEST_LINE = 2000
const MOST_TOKENS = 500
/** What a word that is found in both lines counts; a sign counts 1. Words say where they belong, brackets are everywhere. */
const WORD = 8

interface Token {
  text: string
  /** From 0 on. */
  start: number
}

/**
 * The column of a source line that a column of the script's line means, both from 1 on; null where nothing tells it.
 *
 * A line keeps its number on its way from TypeScript to what the sandbox runs, but not its columns: types go, JSX becomes calls,
 * imported names become properties, guards come in. What the reader wrote is still there in its order, so both lines are laid
 * beside each other such that most of it meets. That takes a look at one line, when there is an error; a map of all files would be
 * made at every keystroke, and the transpiler's own ends at the first `key` of a list.
 */
export function sourceColumn(source: string, script: string, column: number): number | null {
  const found = columnOf(source, script, column)
  if (found === null) return null
  // Some blame a property, some the dot before it.
  const dot = /^\??\.(?=[\p{ID_Start}$_#])/u.exec(source.slice(found - 1))
  return found + (dot?.[0].length ?? 0)
}

function columnOf(source: string, script: string, column: number): number | null {
  if (source.length > LONGEST_LINE || script.length > LONGEST_LINE) return null
  const ours = tokensOf(source)
  const theirs = tokensOf(script)
  if (ours.length > MOST_TOKENS || theirs.length > MOST_TOKENS) return null
  const at = theirs.findLastIndex(({ start }) => start < column)
  const meant = theirs[at]
  if (!meant) return null
  const partners = pair(ours, theirs)
  const own = partners[at] ?? onlyOther(meant, ours, partners)
  if (own) {
    const inside = column - 1 - meant.start
    return own.start + 1 + (inside < meant.text.length ? inside : 0)
  }
  // Nothing of the reader's: what stands before it has led here, or else what follows.
  const near = partners.slice(0, at).findLast(isThere) ?? partners.slice(at).find(isThere)
  return near ? near.start + 1 : null
}

const isThere = (token: Token | undefined): token is Token => token !== undefined

/** The tokens of a line, or one too many. */
function tokensOf(line: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: text, index } of line.matchAll(/[\p{ID_Start}$_][\p{ID_Continue}$]*|\d[\w.]*|\S/gu)) {
    if (tokens.push({ text, start: index }) > MOST_TOKENS) break
  }
  return tokens
}

/** What was moved within the line meets nothing. If the reader has it once more, that is it. */
function onlyOther({ text }: Token, ours: Token[], partners: Array<Token | undefined>): Token | undefined {
  const free = ours.filter((token) => token.text === text && !partners.includes(token))
  return free.length === 1 ? free[0] : undefined
}

/** For each of their tokens ours, if it has one: the pairs in order that count most together. */
function pair(ours: Token[], theirs: Token[]): Array<Token | undefined> {
  const best = bestFrom(ours, theirs)
  const partners: Array<Token | undefined> = theirs.map(() => undefined)
  let own = 0
  let their = 0
  while (own < ours.length && their < theirs.length) {
    const skipsOwn = best(own + 1, their)
    const skipsTheir = best(own, their + 1)
    if (best(own, their) > Math.max(skipsOwn, skipsTheir)) partners[their++] = ours[own++]
    else if (skipsTheir >= skipsOwn) their++
    else own++
  }
  return partners
}

/** What all pairs from two places on can count together. */
function bestFrom(ours: Token[], theirs: Token[]): (own: number, their: number) => number {
  const width = theirs.length + 1
  const table = new Uint16Array((ours.length + 1) * width)
  const best = (own: number, their: number) => table[own * width + their] ?? 0
  for (let own = ours.length - 1; own >= 0; own--) {
    const text = ours[own]?.text ?? ''
    const worth = /^[\p{ID_Start}$_\d]/u.test(text) ? WORD : 1
    for (let their = theirs.length - 1; their >= 0; their--) {
      const paired = text === theirs[their]?.text ? worth + best(own + 1, their + 1) : 0
      table[own * width + their] = Math.max(paired, best(own + 1, their), best(own, their + 1))
    }
  }
  return best
}
