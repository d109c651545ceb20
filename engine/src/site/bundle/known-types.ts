/**
 * What React asks of a browser before using it. Every browser we build for answers alike, so React's stand-ins for the others
 * are left out, and so is its tie to the developer tools: together more than a kilobyte.
 */
const KNOWN_TYPES: Record<string, string> = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  AbortController: 'function',
  clearTimeout: 'function',
  document: 'object',
  MessageChannel: 'function',
  navigation: 'undefined', // without it React does not spin the browser's own indicator: we have a progress bar
  'Object.is': 'function',
  performance: 'object',
  'performance.now': 'function',
  process: 'undefined',
  queueMicrotask: 'function',
  reportError: 'function',
  setImmediate: 'undefined',
  setTimeout: 'function',
  WeakMap: 'function',
  WeakSet: 'function',
  window: 'object',
  'window.document': 'object',
  'window.document.createElement': 'function',
}

/** As replacements of expressions, the way bundlers take them. */
export const KNOWN_TYPE_CHECKS: Record<string, string> = Object.fromEntries(
  Object.entries(KNOWN_TYPES).map(([name, type]) => [`typeof ${name}`, `"${type}"`]),
)
