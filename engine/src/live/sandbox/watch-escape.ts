import { say } from './report.ts'

/** Tells when the reader presses Escape, unless code of the example has used it: what is around the frame hears no keys of it. */
export function watchEscape(): void {
  addEventListener('keydown', ({ key, isTrusted, defaultPrevented, isComposing }) => {
    if (isTrusted && key === 'Escape' && !defaultPrevented && !isComposing) say({ type: 'escape' })
  })
}
