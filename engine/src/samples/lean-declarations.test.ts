import { expect, test } from 'vitest'
import { leanDeclarations } from './lean-declarations.ts'

test('comments and indentation go, what the compiler reads stays', () => {
  const text = `/// <reference path="global.d.ts" />
/** The desk. */
export interface Desk {
    // how many
    copies: number

    lend(name: string /* of the member */): void
}
`
  expect(leanDeclarations('/desk.d.ts', text)).toBe(
    '/// <reference path="global.d.ts" />\nexport interface Desk {\ncopies: number;\nlend(name: string): void;\n}\n',
  )
})

test('spaces inside of a string stay', () => {
  const text = 'export type Sign = `a\n    b`;\n'
  expect(leanDeclarations('/sign.d.ts', text)).toBe(text)
})
