const ENDINGS = ['.ts', '.tsx', '.d.ts', '.js', '.jsx', '/index.ts', '/index.tsx', '/index.js', '/index.jsx']

/**
 * The file of a project that a relative import means, as a bundler looks for it: with or without its ending, `.js` for `.ts` too.
 * Null where there is none, and above the root of the project.
 */
export function resolveImport(specifier: string, from: string, files: { has(path: string): boolean }): string | null {
  const path = join(from, specifier)
  if (path === null) return null
  const stem = path.replace(/\.jsx?$/, '')
  return [path, ...ENDINGS.map((ending) => stem + ending)].find((candidate) => files.has(candidate)) ?? null
}

function join(from: string, specifier: string): string | null {
  const parts = from.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..' && parts.pop() === undefined) return null
    if (part !== '..' && part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}
