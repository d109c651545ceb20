/* Tokens of a query as bits: a query has at most 24. A place has few of the tokens of a long one, and only those are gone through. */

/** The bits of some tokens that stand one after the other. */
export const bitsOf = (from: number, to: number): number => (2 << to) - (1 << from)

/** The first token of some bits; those without it are `bits & (bits - 1)`. */
export const firstOf = (bits: number): number => 31 - Math.clz32(bits & -bits)
