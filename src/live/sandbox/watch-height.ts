import { say } from './report.ts'

/** Tells how high the content is, now and whenever it changes. */
export function watchHeight(body: HTMLElement): void {
  const tell = () => say({ type: 'height', height: Math.ceil(body.getBoundingClientRect().height) })
  new ResizeObserver(tell).observe(body)
  tell()
}
