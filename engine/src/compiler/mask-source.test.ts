import { expect, test } from 'vitest'
import { maskSource } from './mask-source.ts'

test('a heading id is hidden and every other character keeps its place', () => {
  const { text, headingIds } = maskSource('## Title {#id}\nnext')
  expect(text).toBe('## Title      \nnext')
  expect(headingIds).toEqual(new Map([[1, { id: 'id', column: 10, attributes: {} }]]))
})

test('what a heading says of itself is hidden with its id', () => {
  const { text, headingIds } = maskSource('## Reset {#reset job="Reset a slice" code="clear"}')
  expect(text.trimEnd()).toBe('## Reset')
  expect(headingIds.get(1)?.attributes).toEqual({ job: 'Reset a slice', code: 'clear' })
})

test('code and front matter are left alone', () => {
  const source = '---\na: "## x {#y}"\n---\n````md\n```\n## x {#y}\n```\n:::tip Title\n````\n~~~\n## x {#y}\n~~~'
  expect(maskSource(source).text).toBe(source)
})

test("an admonition's title becomes its label", () => {
  expect(maskSource(':::tip A [link](/x)\n> :::note  B  \n:::tip[C]\n:::\n:::tip').text).toBe(
    ':::tip[A [link](/x)]\n> :::note[ B]\n:::tip[C]\n:::\n:::tip',
  )
})
