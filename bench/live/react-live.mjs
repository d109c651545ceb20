// The same example with react-live: a page of nothing but React, its editor, and the packages in scope.
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

const PACKAGES = `import * as React from 'react'
import { createRoot } from 'react-dom/client'
import * as reactRedux from 'react-redux'
import * as toolkit from '@reduxjs/toolkit'
import { LiveEditor, LiveError, LivePreview, LiveProvider } from 'react-live'
const { default: _, ...hooks } = React
const scope = { ...hooks, ...toolkit, ...reactRedux }`

const PAGE = (code) => `${PACKAGES}
createRoot(document.getElementById('app')).render(
  <LiveProvider code={${JSON.stringify(code)}} scope={scope} noInline>
    <LiveEditor /><LiveError /><div id="root"><LivePreview /></div>
  </LiveProvider>)`

const REACT_ALONE = `import { createRoot } from 'react-dom/client'
import { useState } from 'react'
createRoot(document.getElementById('app')).render(String(useState))`

/** It has no modules: what the file imports has to be in scope, what it exports is handed to `render`. */
const withoutModules = (file) =>
  `${file.replace(/^import .*\n/gm, '').replace('export default ', 'const App = ')}\nrender(<App />)`

/** Writes the page into `dist`, named and served as ours is, and gives its script and that of a page with React alone. */
export async function buildReactLive(dist, file) {
  const { path: script, contents } = await bundle(PAGE(withoutModules(file)))
  const name = `assets/${path.basename(script)}`
  fs.mkdirSync(path.join(dist, 'assets'), { recursive: true })
  fs.writeFileSync(path.join(dist, name), contents)
  const html = `<!doctype html><meta charset="utf-8"><title>react-live</title><div id="app"></div><script type="module" src="/${name}"></script>`
  fs.writeFileSync(path.join(dist, 'index.html'), html)
  return { all: Buffer.from(contents), react: Buffer.from((await bundle(REACT_ALONE)).contents) }
}

/** One file of a page's script, as a production build. */
export async function bundle(contents, { resolveDir = import.meta.dirname, format = 'esm' } = {}) {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'tsx', resolveDir },
    bundle: true,
    minify: true,
    write: false,
    format,
    jsx: 'automatic',
    outdir: 'assets',
    entryNames: 'page.[hash]',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]
}
