import { gzipSync } from 'node:zlib'
import { build, version } from 'esbuild'

/** What a typical application imports, and the name under which the pages tell its size. */
const STORE = `export { configureStore, createSlice } from '@reduxjs/toolkit'`
const REACT_REDUX = `export { Provider, useDispatch, useSelector } from 'react-redux'`
const QUERY_CORE = `export { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query'`
const QUERY_REACT = `export { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'`

/** The bundles whose sizes the pages tell. */
export const BUNDLES = {
  'store and slices': [STORE],
  'with React Redux': [STORE, REACT_REDUX],
  'with RTK Query and its hooks': [STORE, REACT_REDUX, QUERY_REACT],
  'store, slices and RTK Query without hooks': [STORE, QUERY_CORE],
}

/**
 * Bytes of a production bundle, minified and gzipped, React not counted: what these imports add to an application that
 * has React.
 */
export async function measureBundle(imports: string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: imports.join('\n'), resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom'],
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

if (process.argv[1] === import.meta.filename) {
  console.log(`esbuild ${version}, production, minified, gzip, React external`)
  for (const [name, imports] of Object.entries(BUNDLES))
    console.log(`${((await measureBundle(imports)) / 1000).toFixed(1).padStart(6)} kB  ${name}`)
}
