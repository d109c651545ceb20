/** True when what was printed is what the sample says. White space, quotes and trailing commas do not matter; `…` is anything. */
export function isSameOutput(expected: string, actual: string): boolean {
  const pattern = tidy(expected)
    .split(/\s*(?:…|\.\.\.(?![\w[{(]))\s*/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  return new RegExp(`^${pattern}$`, 's').test(tidy(actual))
}

/** One form for every way of writing the same value. */
const tidy = (text: string) =>
  text
    .replace(/["`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}[\](),:]) ?/g, '$1')
    .replace(/,(?=[}\])])/g, '')
    .trim()
