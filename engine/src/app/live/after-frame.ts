/**
 * Does what nobody waits for when the next frame has been shown. To ask for a module takes long enough to hold up the frame of the
 * press that asks for it.
 */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work))
}
