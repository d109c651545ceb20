import { expect, test } from 'vitest'
import { partsOf, unescapeText } from './algolia-marks.ts'

const no = (text: string) => ({ text, isMatch: false })
const yes = (text: string) => ({ text, isMatch: true })

test('text is cut at the marks', () => {
  expect(partsOf('the <mark>create</mark>Slice <mark>API</mark>')).toEqual([
    no('the '),
    yes('create'),
    no('Slice '),
    yes('API'),
  ])
  expect(partsOf('plain')).toEqual([no('plain')])
  expect(partsOf('')).toEqual([])
})

test('marks that touch are one match', () => {
  expect(partsOf('<mark>create</mark><mark>Slice</mark>')).toEqual([yes('createSlice')])
})

test('escaped characters become themselves, once', () => {
  expect(unescapeText('&lt;b&gt; &amp;amp; &quot;&#39;&#x27;&apos;&#8230; &AMP; &nbsp;')).toBe(
    `<b> &amp; "'''… & \u00a0`,
  )
})

test('what is no character stays as it stands', () => {
  for (const text of ['a & b', '&unknown;', '&#0;', '&#x110000;', '&#9999999;', '&amp', '&constructor;', '&__proto__;'])
    expect(unescapeText(text)).toBe(text)
})

test('an element that a page talks about is text, also when it is called mark', () => {
  expect(partsOf('&lt;mark&gt;<mark>red</mark>&lt;/mark&gt;')).toEqual([no('<mark>'), yes('red'), no('</mark>')])
  expect(partsOf('<img onerror=alert(1)> <mark>x</mark>')).toEqual([no('<img onerror=alert(1)> '), yes('x')])
})

test('a mark inside of an entity does not break it', () => {
  expect(partsOf('a &<mark>lt</mark>;b')).toEqual([no('a <b')])
  expect(partsOf('<mark>a &lt;</mark> b')).toEqual([yes('a <'), no(' b')])
})

test('marks that do not pair are no error', () => {
  expect(partsOf('a</mark> b <mark>c')).toEqual([no('a b '), yes('c')])
})
