// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { pictureOf } from './picture.ts'

test('what a style of the example gives a line of its own has one in the picture', () => {
  document.body.innerHTML =
    '<div id="root"><button>Add</button><label style="display: block">Dune</label><p style="display: block">x</p></div>'
  expect(pictureOf(document.body)).toBe('<button>Add</button><div><label>Dune</label></div><p>x</p>')
})
