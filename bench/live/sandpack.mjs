// The same example with Sandpack: a page of nothing but its editor and preview, and its own bundler, which is in its package. It is no
// dependency of the project: taken from below $PEERS_DIR if it is there, installed there if not.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSize } from '../search/browser.mjs'
import { bundle } from './react-live.mjs'

const FOLDER = path.join(process.env.PEERS_DIR ?? path.join(os.tmpdir(), 'peers'), 'sandpack')
/** With what its bundler asks for besides: helpers of Babel, and what swaps components. */
const PACKAGES = ['@codesandbox/sandpack-react@2.20.0', 'react@19.3.1', 'react-dom@19.3.1']
const ASKED_FOR = ['@babel/runtime@7.29.14', 'react-refresh@0.9.0']
const PROJECT = path.resolve(import.meta.dirname, '../..')

function install() {
  if (fs.existsSync(path.join(FOLDER, 'node_modules/react-refresh/package.json'))) return
  fs.mkdirSync(FOLDER, { recursive: true })
  fs.writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...PACKAGES, ...ASKED_FOR], {
    cwd: FOLDER,
    stdio: 'inherit',
  })
}

const START = `import { createRoot } from 'react-dom/client'
import App from './App'
createRoot(document.getElementById('root')!).render(<App />)`

const PAGE = (code, bundler) => `import { createRoot } from 'react-dom/client'
import { SandpackCodeEditor, SandpackLayout, SandpackPreview, SandpackProvider } from '@codesandbox/sandpack-react'
const files = ${JSON.stringify({
  '/App.tsx': code,
  '/index.tsx': START,
  '/public/index.html': '<div id="root"></div>',
  '/package.json': JSON.stringify({ main: '/index.tsx', dependencies: OFFERED }),
  '/tsconfig.json': JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }),
})}
createRoot(document.getElementById('app')).render(
  <SandpackProvider
    files={files}
    customSetup={{ environment: 'create-react-app', entry: '/index.tsx', dependencies: ${JSON.stringify(OFFERED)} }}
    options={{ bundlerURL: ${JSON.stringify(bundler)}, autorun: false, activeFile: '/App.tsx', visibleFiles: ['/App.tsx'] }}>
    <SandpackLayout><SandpackCodeEditor /><SandpackPreview /></SandpackLayout>
  </SandpackProvider>)`

/** What its packager would answer with, by name: production builds, bundled, in one package that the others take from. */
const OFFERED = Object.fromEntries([
  ['bundled', '1.0.0'],
  ...['react', 'react-dom', 'react-redux', '@reduxjs/toolkit'].map((name) => [name, versionOf(name)]),
])
const BUNDLED = `exports.react = require('react')
exports.jsx = require('react/jsx-runtime')
exports.client = require('react-dom/client')
exports.reactRedux = require('react-redux')
exports.toolkit = require('@reduxjs/toolkit')`

/** It takes the way to write JSX from the version of React. */
function versionOf(name) {
  return JSON.parse(fs.readFileSync(path.join(PROJECT, 'node_modules', name, 'package.json'), 'utf8')).version
}

/** The folder of its bundler, which needs an origin of its own. */
export function bundlerFolder() {
  install()
  return path.join(FOLDER, 'node_modules/@codesandbox/sandpack-client/sandpack')
}

/** Writes the page into `dist`; gives its script. */
export async function buildSandpack(dist, code, bundler) {
  const { path: script, contents } = await bundle(PAGE(code, bundler), { resolveDir: FOLDER })
  const name = `assets/${path.basename(script)}`
  fs.mkdirSync(path.join(dist, 'assets'), { recursive: true })
  fs.writeFileSync(path.join(dist, name), contents)
  const html = `<!doctype html><meta charset="utf-8"><title>Sandpack</title><div id="app"></div><script type="module" src="/${name}"></script>`
  fs.writeFileSync(path.join(dist, 'index.html'), html)
  return Buffer.from(contents)
}

/** Answers for its packager, which is on the network: from what is installed, over the line. */
export async function offerPackages(context, line) {
  const contents = await packageContents()
  await context.route(/^https:/, async (route) => {
    const url = new URL(route.request().url())
    const [, name, version] = /\/packages\/(.+)\/([\d.]+)\.json$/.exec(decodeURIComponent(url.pathname)) ?? []
    const json = name ? manifest(name, version, contents[name] ?? {}) : { tags: {}, versions: ['7.29.14', '1.0.0'] }
    await line.delay()
    await line.carry(gzipSize(Buffer.from(JSON.stringify(json))))
    await route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } })
  })
}

const manifest = (name, version, files) => ({
  contents: Object.fromEntries(
    Object.entries({ 'package.json': JSON.stringify({ name, version, main: 'index.js' }), ...files }).map(
      ([file, content]) => [`/node_modules/${name}/${file}`, { content, isModule: false, requires: [] }],
    ),
  ),
  dependency: { name, version },
  peerDependencies: {},
  dependencyDependencies: {},
  dependencyAliases: {},
})

async function packageContents() {
  const { text } = await bundle(BUNDLED, { resolveDir: PROJECT, format: 'cjs' })
  const part = (name) => `module.exports = require('bundled').${name}`
  const runtime = path.join(FOLDER, 'node_modules/@babel/runtime')
  const names = fs
    .readdirSync(runtime, { recursive: true })
    .filter((name) => /^(helpers|regenerator)\/[^/]+\.js$/.test(name))
  const refresh = path.join(FOLDER, 'node_modules/react-refresh/cjs/react-refresh-runtime.development.js')
  return {
    'react-refresh': { 'runtime.js': fs.readFileSync(refresh, 'utf8') },
    bundled: { 'index.js': text },
    react: { 'index.js': part('react'), 'jsx-runtime.js': part('jsx'), 'jsx-dev-runtime.js': part('jsx') },
    'react-dom': { 'index.js': part('client'), 'client.js': part('client') },
    'react-redux': { 'index.js': part('reactRedux') },
    '@reduxjs/toolkit': { 'index.js': part('toolkit') },
    '@babel/runtime': Object.fromEntries(
      names.map((name) => [name, fs.readFileSync(path.join(runtime, name), 'utf8')]),
    ),
  }
}
