// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { sectionName, sectionText } from './section-text.ts'

const byId = (id: string) => document.getElementById(id) as HTMLElement
const textOf = (id: string) => sectionText(byId(id)).map(({ data }) => data)

test('the section of a heading goes on to the next of its level, in and out of folds', () => {
  document.body.innerHTML = `<article><div><h2 id="a">A</h2></div><p>one</p><h3 id="b">B</h3><p>two</p><details><summary>S</summary><h3
    id="c">C</h3><p>three</p></details><p>four</p><h2>D</h2><p>five</p></article>`
  expect(textOf('a')).toEqual(['A', 'one', 'B', 'two', 'S', 'C', 'three', 'four'])
  expect(textOf('b')).toEqual(['B', 'two', 'S'])
  expect(textOf('c')).toEqual(['C', 'three', 'four'])
})

test('anything else holds its own text', () => {
  document.body.innerHTML = `<article><table><tr id="row"><th><code>name</code> required</th><td>one</td></tr><tr><td>two</td></tr></table>
    <details id="question"><summary>Why?</summary><p>Because.</p></details><p>after</p></article>`
  expect(textOf('row')).toEqual(['name', ' required', 'one'])
  expect(textOf('question')).toEqual(['Why?', 'Because.'])
  expect(sectionName(byId('row'))).toBe('name')
  expect(sectionName(byId('question'))).toBe('Why?')
})

test('what is not read as text is left out', () => {
  document.body.innerHTML = `<article><h2 id="a" aria-label="The A">A<a aria-hidden="true">#</a></h2><p>one <button>Copy</button><span
    class="visually-hidden">hint</span>two</p><nav class="jobs"><a>job</a><details><summary></summary>two</details></nav><div class="live-recording"><p>recorded</p></div><div class="player"><p>played</p></div></article>`
  expect(textOf('a')).toEqual(['A', 'one ', 'two', 'job'])
  expect(sectionName(byId('a'))).toBe('The A')
})
