import { expect, test } from 'vitest'
import { moveNavbar, type NavbarEvent, type NavbarMotion } from './hide-on-scroll.ts'

const VIEWPORT = 800
const PAGE = 3000
const at = (y: number, isHidden = false): NavbarMotion => ({ isHidden, y, pageHeight: PAGE, ignoresNextScroll: false })
const scroll = (y: number, pageHeight = PAGE): NavbarEvent => ({
  type: 'scroll',
  y,
  viewportHeight: VIEWPORT,
  pageHeight,
})

test('is visible while the position is below its own height, elastic overscroll included', () => {
  expect(moveNavbar(at(400, true), scroll(59)).isHidden).toBe(false)
  expect(moveNavbar(at(20, true), scroll(-30)).isHidden).toBe(false)
})

test('hides when scrolling down past its height, and on a scroll event without a change of position', () => {
  expect(moveNavbar(at(50), scroll(60)).isHidden).toBe(true)
  expect(moveNavbar(at(400), scroll(400)).isHidden).toBe(true)
})

test('one jump that starts at exactly 0 leaves it visible until the next scroll event', () => {
  const jumped = moveNavbar(at(0), scroll(500))
  expect(jumped.isHidden).toBe(false)
  expect(moveNavbar(jumped, scroll(500)).isHidden).toBe(true)
})

test('shows again when scrolling up', () => {
  expect(moveNavbar(at(900, true), scroll(899)).isHidden).toBe(false)
})

test('an elastic bounce within one navbar height of the end does not bring it back', () => {
  const end = PAGE - VIEWPORT
  expect(moveNavbar(at(end, true), scroll(end - 60)).isHidden).toBe(true)
  expect(moveNavbar(at(end, true), scroll(end - 61)).isHidden).toBe(false)
})

test('going to a hash hides it at once, and the scroll event of the jump does not bring it back', () => {
  const gone = moveNavbar(at(900), { type: 'navigate', hasTarget: true })
  expect(gone.isHidden).toBe(true)
  const landed = moveNavbar(gone, scroll(500))
  expect(landed.isHidden).toBe(true)
  expect(moveNavbar(landed, scroll(490)).isHidden).toBe(false)
})

test('going to an address without a hash, or to a hash that names no element, shows it at once', () => {
  expect(moveNavbar(at(900, true), { type: 'navigate', hasTarget: false }).isHidden).toBe(false)
})

test('a page loaded already scrolled starts hidden', () => {
  expect(moveNavbar(at(700), scroll(700)).isHidden).toBe(true)
})

test('a scroll that comes with a change of page height is a tab switch keeping its place: nothing moves', () => {
  expect(moveNavbar(at(900, true), scroll(700, PAGE - 200)).isHidden).toBe(true)
  expect(moveNavbar(at(900, false), scroll(1100, PAGE + 200)).isHidden).toBe(false)
})

test('keyboard focus inside brings it back', () => {
  expect(moveNavbar(at(900, true), { type: 'focus' }).isHidden).toBe(false)
})
