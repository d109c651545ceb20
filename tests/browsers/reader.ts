import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Point, Tab } from './driver/tab.ts'
import { findExpression, type Target } from './find-in-page.ts'

const ANSWER_TIMEOUT_MS = 25_000

/** A reader at a tab: finds things by role and text, waits for them, points and types. What they wait for comes, or the test fails. */
export class Reader {
  readonly tab: Tab
  readonly origin: string

  constructor(tab: Tab, origin: string) {
    this.tab = tab
    this.origin = origin
  }

  /** Loads a page in full and waits until the application has taken it over. */
  async open(path: string): Promise<void> {
    await this.leave()
    await this.tab.load(this.origin + path)
    await this.waitUntilInteractive()
  }

  async reload(): Promise<void> {
    await this.leave()
    await this.tab.reload()
    await this.waitUntilInteractive()
  }

  waitUntilInteractive(): Promise<void> {
    return this.until(
      'the page is interactive',
      `!window.isLeft && document.documentElement.dataset.hasHydrated === 'true'`,
    )
  }

  /** A busy driver may say that a page is loaded while the one before still answers. */
  private async leave(): Promise<void> {
    await this.tab.evaluate('window.isLeft = true')
  }

  /** The value of an expression in the page; the caller knows its type. */
  async ask<T>(expression: string): Promise<T> {
    return (await this.tab.evaluate(expression)) as T
  }

  /** Waits until an expression is true. A page that is being replaced has no answer yet. */
  async until(what: string, expression: string): Promise<void> {
    await expect.poll(() => this.tab.evaluate(`Boolean(${expression})`).catch(String), { message: what }).toBe(true)
  }

  /** Waits until there is one, and says that there is. */
  see(target: Target): Promise<void> {
    return this.until(`${nameTarget(target)} is there`, `${findExpression(target)}.length > 0`)
  }

  /** Waits until there is none. */
  miss(target: Target): Promise<void> {
    return this.until(`${nameTarget(target)} is gone`, `${findExpression(target)}.length === 0`)
  }

  /** The text of the first one. */
  textOf(target: Target): Promise<string> {
    return this.ask(`${findExpression(target)}[0]?.innerText ?? ''`)
  }

  /** An attribute of the first one. */
  attributeOf(target: Target, name: string): Promise<string | null> {
    return this.ask(`${findExpression(target)}[0]?.getAttribute(${JSON.stringify(name)}) ?? null`)
  }

  async click(target: Target): Promise<void> {
    await this.tab.click(await this.placeOf(target))
  }

  /** Moves the pointer onto the first one, as a hand does: not in one leap. */
  async hover(target: Target): Promise<void> {
    await this.pointAt(await this.placeOf(target))
  }

  async pointAt({ x, y }: Point): Promise<void> {
    await this.tab.move({ x: x - 3, y })
    await this.tab.move({ x, y })
  }

  /** The middle of the first one, brought into sight, once it has stopped moving. */
  async placeOf(target: Target): Promise<Point> {
    await this.see(target)
    const place = await this.ask<Point | null>(`(${placeInPage})(() => ${findExpression(target)}[0])`)
    if (!place) throw new Error(`${nameTarget(target)} has gone.`)
    return place
  }

  /** Waits until the page has this heading. */
  seePage(heading: string): Promise<void> {
    return this.see({ css: 'h1', name: heading })
  }

  get scrollTop(): Promise<number> {
    return this.ask('Math.round(scrollY)')
  }

  async scrollTo(top: number): Promise<void> {
    await this.ask(`scrollTo({ top: ${top}, behavior: 'instant' })`)
    await this.until(`the page is at ${top}`, `Math.round(scrollY) === ${top}`)
  }

  /** Writes down what the first one says from now on: what it says for a moment only may be gone before it is asked for. */
  async listenTo(target: Target): Promise<() => Promise<string[]>> {
    await this.see(target)
    await this.ask(`(${noteInPage})(${findExpression(target)}[0])`)
    return () => this.ask('window.noted')
  }

  /** The page's own thread answers, however slow the machine is; one that is kept by an endless loop never does. */
  async expectAnswers(): Promise<void> {
    const answer = this.tab.evaluate('new Promise((resolve) => setTimeout(() => resolve("here"), 0))')
    expect(await Promise.race([answer, setTimeout(ANSWER_TIMEOUT_MS, 'no answer')])).toBe('here')
  }
}

const nameTarget = ({ role, css, name, text, within }: Target): string =>
  [role ?? css ?? 'something', name && `"${name}"`, text && `with "${text}"`, within && `in ${nameTarget(within)}`]
    .filter(Boolean)
    .join(' ')

/** Runs in the page. */
function noteInPage(element: HTMLElement): void {
  const noted: string[] = []
  Object.assign(window, { noted })
  const note = () => {
    const name = element.ariaLabel ?? element.innerText.trim()
    if (name !== noted.at(-1)) noted.push(name)
  }
  note()
  const changes = { attributes: true, childList: true, subtree: true, characterData: true }
  new MutationObserver(note).observe(element, changes)
}

/** Runs in the page. */
async function placeInPage(find: () => Element | undefined): Promise<Point | null> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  let last = ''
  for (let tries = 0; tries < 120; tries++) {
    const element = find()
    const box = element?.getClientRects()[0] // of a link on two lines the first: its middle may be between them
    if (!element || !box) return null
    const isInBar = element.closest('.navbar, .drawer, dialog') !== null
    const isOut = box.top < 70 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth
    const here = [box.left, box.top, box.width, box.height].join()
    // What slides in stands still before its first frame, which a busy browser is late with.
    const isSliding = document
      .getAnimations()
      .some(({ effect, playState }) => playState === 'running' && (effect as KeyframeEffect).target?.contains(element))
    if (here === last && !isSliding && (isInBar || !isOut || tries > 2)) {
      return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) }
    }
    if (isOut && !isInBar) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    last = here
    await frame()
  }
  return null
}
