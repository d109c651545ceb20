/** Code as a block of Markdown, in a fence that no line of it can end. */
export function fenced(info: string, code: string): string {
  const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length + 1)))
  return `${fence}${info}\n${code}\n${fence}`
}
