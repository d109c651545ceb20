import type { LivePlace } from '#model/live.ts'
import { placeOfLine, placeOfStack } from './error-place.ts'
import { isRunning, isStop, report } from './report.ts'
import { lineOf } from './show-value.ts'

/** Tells every error that nobody has caught. `files` are in the order of their lines. */
export function watchErrors(files: string[]): void {
  window.addEventListener('error', (event) => tellErrorEvent(event, files))
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isRunning()) tellError(reason, files)
  })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (!isRunning()) return
    const what = blockedURI.slice(0, 200) || effectiveDirective
    tellError(`The sandbox has no network and no other pages: ${what} was blocked.`, files)
  })
}

/** Tells what the window has heard of: an error that was thrown, or a script that does not parse. */
export function tellErrorEvent(event: ErrorEvent, files: string[]): void {
  if (!isRunning() || isStop(event.error)) return
  const isSyntax = event.error instanceof SyntaxError && !placeOfStack(event.error.stack, files)
  const place = placeOfLine(event.lineno, event.colno, files)
  if (isSyntax && place) report({ type: 'error', kind: 'syntax', message: syntaxMessage(event.error), place })
  else tellError(event.error ?? event.message, files, place)
}

/** Tells one error, once. */
export function tellError(error: unknown, files: string[], place: LivePlace | null = null): void {
  if (isStop(error) || !isRunning() || told.has(error)) return
  if (typeof error === 'object' && error !== null) told.add(error)
  const stack = error instanceof Error ? error.stack : undefined
  report({ type: 'error', kind: 'runtime', message: messageOf(error), place: placeOfStack(stack, files) ?? place })
}

/** Whatever was thrown may be looked up, as everywhere; the library's types know objects alone. */
const told: { has(error: unknown): boolean; add(error: object): unknown } = new WeakSet<object>()

/** Browsers put how the script came into the page before what is wrong with it. */
const syntaxMessage = ({ message }: SyntaxError) => message.replace(/^Failed to execute '\w+' on '\w+': /, '')

function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`.slice(0, 2000)
  return typeof error === 'string' ? error.slice(0, 2000) : `Uncaught ${lineOf(error)}`
}
