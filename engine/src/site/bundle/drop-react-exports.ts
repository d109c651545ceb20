import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { filesBelow } from '#disk/fingerprint.ts'
import { withKnownAnswers } from './known-answers.ts'

const REACT_MODULE =
  /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/(?:react|react-dom|react-dom-client|scheduler)\.production\.js$/

/**
 * React is CommonJS, and a bundler keeps all of a CommonJS module. What neither the app below `appFolder` nor React itself asks
 * for is taken out of its exports, and then the minifier drops it: more than two kilobytes of every first load.
 */
export function dropReactExports(appFolder: string): Plugin {
  const react = join(createRequire(import.meta.url).resolve('react-dom/package.json'), '../cjs')
  const used = new Set([
    ...filesBelow(appFolder)
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => importedNames(readFileSync(file, 'utf8'))),
    ...['react-dom-client', 'react-dom'].flatMap((name) =>
      requiredNames(readFileSync(join(react, `${name}.production.js`), 'utf8')),
    ),
  ])
  return {
    name: 'drop-react-exports',
    transform: { filter: { id: REACT_MODULE }, handler: (code) => withKnownAnswers(withExports(code, used)) },
  }
}

/** What a module of the app imports from React by name. */
export function importedNames(source: string): string[] {
  return [...source.matchAll(/import \{([^}]*)\} from 'react[-\w/]*'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
  )
}

/** What a module of React reads from the others that it requires. */
export function requiredNames(source: string): string[] {
  const modules = [...source.matchAll(/(\w+) = require\("[\w-]+"\)/g)].map(([, name]) => name)
  return [...source.matchAll(new RegExp(`\\b(?:${modules.join('|')})\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
}

/** Makes every other export a variable; one that the module reads back itself stays. */
export function withExports(code: string, used: Set<string>): string {
  return code.replace(/^(\s*)exports\.(\w+) = /gm, (statement, indent, name) => {
    const isRead = used.has(name) || new RegExp(`exports\\.${name}\\b(?! = )`).test(code)
    return isRead ? statement : `${indent}var unused_${name} = `
  })
}
