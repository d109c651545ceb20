import { expect, test } from 'vitest'
import { pictureStyle } from './picture-styles.ts'

test('what a preview sets of layout and drawing is kept, in one form', () => {
  const style =
    'display: flex; gap: 8px; border-bottom: 1.5px solid var(--color-line-control); width: 33.333%; padding: 0px 0.4em; color: rgb(1, 2, 3); background: #fed; font-size: 3rem; line-height: 1; opacity: .5; list-style: none; grid-template-columns: 1fr auto; border-radius: 3px 3px 0 0; overflow: auto; max-width: 20ch; white-space: nowrap'
  expect(pictureStyle(style)).toBe(style.replaceAll('; ', ';').replaceAll(': ', ':'))
  expect(pictureStyle(pictureStyle(style))).toBe(pictureStyle(style))
})

test('what loads, leaves its box, lies over others or names a property of its own is left out', () => {
  for (const declaration of [
    'background: url(https://any.example/a.png)',
    'background-image: URL("a.png")',
    'background: u\\72l(a)',
    'background: image-set("a.png" 1x)',
    'border-image: linear-gradient(red, red) 1',
    'list-style-image: url(a)',
    'width: expression(alert(1))',
    'width: calc(1px * 99999999)',
    'width: 99999px',
    'position: fixed',
    'inset: 0',
    'top: 0',
    'z-index: 99999',
    'transform: scale(9)',
    'translate: 100px',
    'margin: -20px',
    'margin-top: 0 -1px',
    'visibility: visible',
    'float: left',
    'filter: blur(9px)',
    'animation: a 1s infinite',
    'content: "a"',
    'cursor: wait',
    'all: initial',
    'behavior: url(a)',
    '-moz-binding: url(a)',
    '--color-canvas: red',
    'color: var(--key)',
    'color: var(--color-text, url(a))',
    'color: red !important',
    'color: /* a */ red',
    'color: red}',
    'color: <b>',
    'color: "red"',
    'COLOR: red',
    'color:red:red',
    'color',
    ': red',
    'color:',
  ])
    expect(pictureStyle(`${declaration}; color: red`), declaration).toBe('color:red')
  expect(pictureStyle('background: url(";color:red;")')).toBe('color:red') // a piece of a text is read by the same rules
})

test('a value without an end is read in no time', () => {
  expect(pictureStyle(`width: ${'a-'.repeat(50_000)}!`)).toBe('')
  expect(pictureStyle(`width: ${'1 '.repeat(50_000)}!`)).toBe('')
})
