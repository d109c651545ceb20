/** An end of a sentence, and what begins the next one: a capital, a digit, a quote, a bracket or a name of code. */
const BETWEEN = /(?<=[.!?][)"'”’]?)\s+(?=["'“‘(]?[\p{Lu}\p{N}$@])/gu
/** Points that end no sentence. */
const NO_END = /(?:\b(?:e\.g|i\.e|etc|vs|cf|approx)|\b\p{Lu})\.$/u
/** So few letters are no sentence: a number of a list, `Yes.` */
const LEAST_LETTERS = 12

/** The sentences of a text, each of which is within one line of it. */
export function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const sentences: string[] = []
    let open = ''
    for (const piece of line.trim().split(BETWEEN)) {
      open = open ? `${open} ${piece}` : piece
      if (NO_END.test(open) || open.length < LEAST_LETTERS) continue
      sentences.push(open)
      open = ''
    }
    return open ? [...sentences, open] : sentences
  })
}
