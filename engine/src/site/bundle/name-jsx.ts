import type { Plugin } from 'vite'

const RUNTIME = 'react/jsx-runtime'
const NAMED = '\0named-jsx'

/**
 * React's runtime of JSX is CommonJS: every element would be made by `(0,runtime.jsx)(…)`. As an export of a module it is one letter.
 * In production `jsxs` is `jsx`.
 */
export const nameJsx = (): Plugin => ({
  name: 'name-jsx',
  enforce: 'pre',
  resolveId: (id, importer) => (id === RUNTIME && importer !== NAMED ? NAMED : null),
  load: (id) =>
    id === NAMED
      ? `import { jsx as make, Fragment as several } from '${RUNTIME}'
export const jsx = make
export const Fragment = several
export { jsx as jsxs }`
      : null,
})
