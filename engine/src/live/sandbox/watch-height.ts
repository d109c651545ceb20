import { say } from './report.ts'

/** Tells how high the content is, now and whenever it changes. */
export function watchHeight(body: HTMLElement): void {
  let told = -1
  const tell = () => {
    const height = Math.ceil(body.getBoundingClientRect().height)
    if (height !== told) say({ type: 'height', height })
    told = height
  }
  new ResizeObserver(tell).observe(body)
  // A frame outside the window is not drawn, and so not told of sizes: without this it would jump when it is scrolled to.
  new MutationObserver(tell).observe(body, { childList: true, characterData: true, subtree: true })
  tell()
}
