// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { pictureOf } from './picture.ts'

const drawn = (html: string) => {
  document.body.innerHTML = `<div id="root">${html}</div>`
  return pictureOf(document.body)
}

test('landmarks and forms are boxes', () => {
  expect(drawn('<main><form action="/a">x</form></main>')).toBe('<div><div>x</div></div>')
})

test('a picture looks as its preview: with the styles that it may have', () => {
  expect(drawn('<label style="display: block">Dune</label>')).toBe('<label style="display:block">Dune</label>')
  expect(drawn('<ul style="opacity: 0.5; position: fixed"><li>a</li></ul>')).toBe(
    '<ul style="opacity:0.5"><li>a</li></ul>',
  )
  expect(drawn('<p style="background: url(a.png)">x</p>')).toBe('<p>x</p>')
})
