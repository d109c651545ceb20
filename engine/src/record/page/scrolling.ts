import { define } from './fixed-world.ts'
import type { PageWindow } from './page-window.ts'
import type { TaskQueue } from './task-queue.ts'

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>
type Callback = (entries: Entry[]) => void

/**
 * A page that is not drawn has no sizes. All of it is in view but for the ends of boxes that scroll: those are in view once somebody
 * has scrolled there, until more comes into the box.
 */
export function offerScrolling(window: PageWindow, tasks: TaskQueue): void {
  /** How much was in a box when it was scrolled to its end. */
  const scrolled = new WeakMap<Element, number>()
  const observers = new Set<Observer>()
  const amountIn = (box: Element) => box.querySelectorAll('*').length

  class Observer {
    readonly #callback: Callback
    readonly root: Element | null
    readonly #targets = new Set<Element>()
    constructor(callback: Callback, { root = null }: { root?: Element | null } = {}) {
      this.#callback = callback
      this.root = root
      observers.add(this)
    }
    observe(target: Element): void {
      this.#targets.add(target)
      this.look()
    }
    look(): void {
      const isIntersecting = this.root === null || scrolled.get(this.root) === amountIn(this.root)
      tasks.add(() => {
        if (this.#targets.size > 0) this.#callback([...this.#targets].map((target) => ({ target, isIntersecting })))
      })
    }
    unobserve(target: Element): void {
      this.#targets.delete(target)
    }
    disconnect(): void {
      this.#targets.clear()
      observers.delete(this)
    }
  }

  define(window, 'IntersectionObserver', Observer)
  define(window, 'scrollTo', () => {})
  window.Element.prototype.scrollIntoView = () => {}
  window.Element.prototype.scrollTo = function (this: Element) {
    scrolled.set(this, amountIn(this))
    for (const observer of observers) if (observer.root === this) observer.look()
  }
}
