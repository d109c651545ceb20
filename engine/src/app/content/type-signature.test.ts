import { expect, test } from 'vitest'
import { signatureParts } from './type-signature.ts'

const told = (signature: string) =>
  signatureParts(signature)
    .map(([kind, text]) => (kind ? `${kind}:${text}` : text))
    .join('|')

test('words, strings and types of a signature are told apart', () => {
  expect(told('const lent: Creator<string, "desk/lent">')).toBe(
    'k:const| lent|p::| |t:Creator|p:<|t:string|p:,| |s:"desk/lent"|p:>',
  )
})

test('what a name is stands before it', () => {
  expect(told('(property) type?: string | undefined')).toBe('kind:(property) |type|p:?:| |t:string| |p:|| |n:undefined')
})

test('nothing of a signature is lost', () => {
  const signature = '(method) f<T extends {}>(a: `x`, …): { b$: 1 } & import'
  expect(
    signatureParts(signature)
      .map(([, text]) => text)
      .join(''),
  ).toBe(signature)
})
