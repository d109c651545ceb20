const STOP_WORDS = new Set(
  (
    'a am an and are as at be but by can could did do does doesn don for from get had has have how i if in into is isn it its me my ' +
    'need of on or our should so that the their them then there these this those to try trying use used uses using vs want was we ' +
    'were what when where which who why will with work works working would you your s t'
  ).split(' '),
)

/** True for words that say nothing about what is asked for. They never exclude a page and hardly count. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

const WEAK_WORDS = new Set(
  (
    'about across add again all already also always another any best better between certain come correctly different during every ' +
    'first give go going good happen happens inside instead just keep know like make more multiple never new no not one only other ' +
    'pass possible properly put right run same see set some still take tell than thing two value via way while without after before'
  ).split(' '),
)

/** True for words that anything may be asked with. They tell places apart, but less than their being rare in pages suggests. */
export const isWeakWord = (word: string): boolean => WEAK_WORDS.has(word)

const ENDINGS = [
  '(?<=.{4}iz)ations?', // serialization
  '(?<=.{5})(?:ability|able)', // serializability, serializable
  '(?<=.{4})(?:ions?|[eo]rs?|(?:al)?ly)', // mutations, reducers, selector, optimistically
  '(?<=.{3})(?:ing|e[ds]?|s)', // caching, cached, caches, cache, slices
]
const ENDING = new RegExp(`(?:${ENDINGS.join('|')})$`)

/** The form that `query` and `queries`, `mutate`, `mutating` and `mutation`, `serialize` and `serializable` share. */
export function stem(word: string): string {
  if (word.length < 4 || /[sui]s$/.test(word)) return word
  return (
    word
      .replace(/ies$/, 'y')
      .replace(ENDING, '')
      // `splitting` is a form of `split`, `polling` of `poll`.
      .replace(/([^aeiouls])\1$/, '$1')
      // `customise` is a form of `customize`.
      .replace(/(?<=...)is$/, 'iz')
  )
}
