// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { openFoldsForSearch } from './open-folds.ts'
import { revealTarget } from './reveal-target.ts'

const WHY = 'Opened: your search matches in here.'

beforeEach(() => {
  const fold = (title: string, text: string) =>
    `<details><summary>${title}</summary><div class="details-body">${text}</div></details>`
  document.body.innerHTML = fold('Outer', `<p>a</p>${fold('Inner', '<p id="deep">b</p>')}`) + fold('Other', '<p>c</p>')
})

const folds = () => [...document.querySelectorAll('details')]
const target = () => document.getElementById('deep') as HTMLElement
const reasons = () => [...document.querySelectorAll('.fold-why')].map((line) => line.textContent)
const close = (fold: HTMLDetailsElement | undefined) => {
  if (!fold) return
  fold.open = false
  fold.dispatchEvent(new Event('toggle'))
}

test('folds around what a search leads to are opened, and their first line says why', () => {
  openFoldsForSearch(target())
  expect(folds().map(({ open }) => open)).toEqual([true, true, false])
  expect(folds().map((fold) => fold.querySelector('.details-body')?.firstElementChild?.textContent)).toEqual([
    WHY,
    WHY,
    'c',
  ])
})

test('it is said once, and no longer than the fold is open', () => {
  openFoldsForSearch(target())
  openFoldsForSearch(target())
  expect(reasons()).toEqual([WHY, WHY])
  folds()[0]?.dispatchEvent(new Event('toggle')) // it has opened
  expect(reasons()).toEqual([WHY, WHY])
  close(folds()[1])
  expect(reasons()).toEqual([WHY])
  close(folds()[0])
  expect(reasons()).toEqual([])
  openFoldsForSearch(target())
  expect(reasons()).toEqual([WHY, WHY])
})

test('a hash alone opens folds without a word', () => {
  expect(revealTarget('#deep')).toBe(true)
  expect(folds().map(({ open }) => open)).toEqual([true, true, false])
  expect(reasons()).toEqual([])
})
