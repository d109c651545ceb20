import { ts } from '../typescript.mjs'
import { createMessageMatcher } from './message-match.ts'

/** Messages readers meet that are not the library's: those of JavaScript engines, browsers and React. */
const ENGINES = [
  /^(\w*Error: )?Cannot read propert(y|ies) of (undefined|null) \(reading '[^']+'\)$/,
  /^(\w*Error: )?Cannot access '[^']+' before initialization$/,
  /^(\w*Error: )?\S+ is not (defined|a function|iterable)$/,
  /^(\w*Error: )?Failed to (fetch|resolve module specifier|parse URL)\b/,
  /^(\w*Error: )?Cannot (assign to read only property|add property) /,
  /^(\w*Error: )?Unexpected token /,
  /^(\w*Error: )?Cannot perform '\w+' on a proxy that has been revoked$/,
]

/** TypeScript has a list of its own; it is not part of the package's types. */
declare module 'typescript' {
  const Diagnostics: Record<string, { message: string }>
}

const isTypeMessage = createMessageMatcher(
  Object.values(ts.Diagnostics ?? {})
    .map(({ message }) => message.split(/\{\d\}/))
    .filter((pieces) => pieces.join('').length >= 15),
)

/** True for a message of an engine, of a browser or of TypeScript. */
export function isForeignMessage(text: string): boolean {
  const message = text.replace(/^(error )?TS\d+: /, '')
  return ENGINES.some((engine) => engine.test(message)) || isTypeMessage(message)
}
