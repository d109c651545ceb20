const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.json', '/index.ts', '/index.tsx', '/index.js', '/index.jsx']

/** The file that a relative path means, seen from another file: with or without its ending, `.js` for `.ts` too. */
export function resolveModule(specifier: string, from: string, names: ReadonlySet<string>): string | null {
  const path = join(from, specifier)
  if (path === null) return null
  const stem = path.replace(/\.jsx?$/, '')
  const candidates = [...ENDINGS.map((ending) => path + ending), `${stem}.ts`, `${stem}.tsx`]
  return candidates.find((candidate) => names.has(candidate)) ?? null
}

/** Null: above the root of the project. */
function join(from: string, specifier: string): string | null {
  const parts = from.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..' && parts.pop() === undefined) return null
    if (part !== '..' && part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}
