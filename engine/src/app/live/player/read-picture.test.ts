// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readPicture } from './read-picture.ts'

const shown = (html: string) => readPicture(html).innerHTML

test('a picture is built of structure, controls and text', () => {
  const html =
    '<div><h2>Desk</h2><p>5 <b>copies</b></p><input type="checkbox" checked=""><button disabled="">Lend</button></div>'
  expect(shown(html)).toBe(html)
})

test('of styles what may be in a picture is kept', () => {
  const bar = '<i style="width: 22px; background: var(--color-now);"></i>'
  expect(shown(bar)).toBe(bar)
  expect(shown('<p style="position:fixed;inset:0;z-index:9999;color:red;--color-canvas:red">a</p>')).toBe(
    '<p style="color: red;">a</p>',
  )
  expect(
    readPicture('<p style="background:url(https://any.example/a.png)">a</p>').querySelector('p')?.style.length,
  ).toBe(0)
})

test('what runs, loads, leads away or names is left out', () => {
  expect(shown('<p onclick="x()" id="main" class="navbar" name="q">a</p>')).toBe('<p>a</p>')
  expect(shown('<a href="javascript:x()">a</a>')).toBe('<a>a</a>')
  expect(shown('<img src=x onerror=x()><script>x()</script><style>p{}</style><iframe srcdoc="x"></iframe>b')).toBe('b')
  expect(shown('<svg><a><script>x()</script></a></svg><math><mtext></mtext></math>c')).toBe('c')
  expect(shown('<form action="https://example.com" formaction=x><button formaction="x">d</button></form>e')).toBe('e')
  expect(shown('<template><p>x</p></template><object data=x></object><x-part>e</x-part>f')).toBe('f')
})

test('an input is one that loads nothing and asks for nothing', () => {
  expect(shown('<input type="image" src="x"><input type="file"><input type="radio">')).toBe(
    '<input><input><input type="radio">',
  )
})

test('a comment that hides markup stays what it is', () => {
  expect(shown('<p>a<!-- --><b>b</b></p>')).toBe('<p>a<b>b</b></p>')
  expect(shown('&lt;img src=x onerror=x()&gt;')).toBe('&lt;img src=x onerror=x()&gt;')
})

test('a picture of endless depth or size is cut off', () => {
  expect(shown('<div>'.repeat(200)).match(/<div>/g)?.length).toBeLessThan(50)
  expect(shown('<br>'.repeat(9000)).match(/<br>/g)?.length).toBeLessThanOrEqual(3000)
})
