import { remembered } from '#disk/once-per.ts'
import { stem } from '#search/index/word-forms.ts'

/** The form by which all forms of a word are told. */
export type WordKeys = (word: string) => string

/** Told once for every word: a site has some thousand, and says them many times. */
export const createWordKeys = (): WordKeys => remembered((word) => stem(word.toLowerCase()))
