import { expect, test } from 'vitest'
import type { ContentNode } from '#model/page.ts'
import { proofKey } from '#model/proof-slot.ts'
import { withProofMarks } from './proof-marks.ts'

const key = proofKey(12, 'const a = 1')
const figure = (attribute: string) =>
  `<figure class="code" data-lang="ts"${attribute}><pre>data-checked="12:x"</pre></figure>`
const tabs = (checked?: string | true): ContentNode => ({
  type: 'component',
  name: 'CodeTabs',
  props: { group: 'language', tabs: [], initial: 'ts', title: null, terminal: false, ...(checked && { checked }) },
  children: [],
})
const tree: ContentNode[] = [{ type: 'html', html: figure(` data-checked="${key}"`) }, tabs(key)]

test('a block is marked if its text is proven', () => {
  expect(withProofMarks(tree, new Set([key]))).toEqual([{ type: 'html', html: figure(' data-checked') }, tabs(true)])
})

test('without a proof, or with one for another text or another place, it is not', () => {
  const bare = [{ type: 'html', html: figure('') }, tabs()]
  expect(withProofMarks(tree)).toEqual(bare)
  expect(withProofMarks(tree, new Set([proofKey(12, 'const a = 2'), proofKey(13, 'const a = 1')]))).toEqual(bare)
})
