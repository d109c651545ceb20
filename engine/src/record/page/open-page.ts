import { createRequire } from 'node:module'
import type vm from 'node:vm'
import FakeTimers from '@sinonjs/fake-timers'
import { BEGINNING, define, fixWorld } from './fixed-world.ts'
import { offerNetwork } from './page-network.ts'
import type { JsDom, PageWindow } from './page-window.ts'
import { offerScrolling } from './scrolling.ts'
import { channelClasses, createTaskQueue } from './task-queue.ts'

/** Where a recorded page lives: no such place can be asked for anything. */
export const ADDRESS = 'https://library.example/'

/** A page with a clock of its own, which stands still unless it is moved on. */
export interface VirtualPage {
  window: PageWindow
  /** Runs a script in the page. Compiled once for all pages. */
  run(script: vm.Script): void
  /** Milliseconds since the page was opened. */
  now(): number
  /** Lets promises and tasks run that wait for no clock. */
  settle(): Promise<void>
  /** Moves the clock on, timer by timer; after each one, when all that follows from it has run, `onTurn` is called. */
  advance(milliseconds: number, onTurn: () => void): Promise<void>
  close(): void
}

const CLOCKED = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const),
]

/** Opens an empty page. */
export function openPage(): VirtualPage {
  const { JSDOM, VirtualConsole } = createRequire(import.meta.url)('jsdom')
  const options = { url: ADDRESS, runScripts: 'dangerously', pretendToBeVisual: true }
  const html = '<!doctype html><html lang="en"><body><div id="root"></div></body></html>'
  const dom: JsDom = new JSDOM(html, { ...options, virtualConsole: new VirtualConsole() })
  const { window } = dom
  const tasks = createTaskQueue()
  // jsdom lacks some that only a clock would call; the clock leaves out what is not there.
  const toFake = CLOCKED.filter((name) => name in window)
  const clock = FakeTimers.withGlobal(window).install({ now: BEGINNING, toFake, loopLimit: 100_000 })
  fixWorld(window)
  offerNetwork(window)
  offerScrolling(window, tasks)
  offerMissing(window)
  for (const [name, value] of Object.entries(channelClasses(tasks))) define(window, name, value)
  define(window, 'setImmediate', (then: (...given: unknown[]) => void, ...given: unknown[]) =>
    tasks.add(() => then(...given)),
  )

  return {
    window,
    run: (script) => void script.runInContext(dom.getInternalVMContext() as vm.Context),
    now: () => clock.now - BEGINNING,
    settle: tasks.settle,
    async advance(milliseconds, onTurn) {
      let isOver = false
      clock.setTimeout(() => {
        isOver = true
      }, milliseconds)
      while (!isOver) {
        clock.next()
        await tasks.settle()
        onTurn()
      }
    },
    close() {
      clock.uninstall()
      window.close()
    },
  }
}

/** What a pointer sends. */
function pointerEvent({ MouseEvent }: PageWindow) {
  return class PointerEvent extends MouseEvent {
    readonly pointerType: string
    readonly isPrimary: boolean
    constructor(type: string, { pointerType = '', isPrimary = false, ...init }: PointerEventInit = {}) {
      super(type, init)
      this.pointerType = pointerType
      this.isPrimary = isPrimary
    }
  }
}

/** What only a page that is drawn would have to do, or what leads away from it. */
function offerMissing(window: PageWindow): void {
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  define(window, 'ResizeObserver', Observer)
  define(window, 'PointerEvent', pointerEvent(window))
  define(window, 'reportError', (error: unknown) => {
    window.dispatchEvent(new window.ErrorEvent('error', { error, message: String(error) }))
  })
  const leadsNowhere = (event: Event) => {
    if (event.target instanceof window.Element && event.target.closest('a, area')) event.preventDefault()
  }
  window.addEventListener('click', leadsNowhere, true)
}
