// Two floors for the measured page: plain HTML + one CSS file, and React hydrating an empty shell around the same HTML.
//   node floors.mjs --n=56
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { GROUPS, measured, pages, render } from './corpus.mjs'
import { args, distOf, put, WORK } from './lib.mjs'

const N = Number(args.n ?? 56)
const tools = path.join(WORK, 'tools')
const require = createRequire(path.join(tools, 'package.json'))
const load = (name) => import(pathToFileURL(require.resolve(name)).href)
const { Marked } = await load('marked')
const shiki = await import(pathToFileURL(path.join(tools, 'node_modules/shiki/dist/index.mjs')).href)

const { from } = measured()
const highlighter = await shiki.createHighlighter({
  themes: ['github-light'],
  langs: ['ts', 'tsx', 'js', 'bash', 'json'],
})
// token colours become short classes, so the CSS file carries them once
const classes = new Map()
const classed = (html) =>
  html.replace(/ style="color:(#[0-9A-F]+)[^"]*"/gi, (_, c) => {
    if (!classes.has(c)) classes.set(c, `t${classes.size}`)
    return ` class=${classes.get(c)}`
  })
const marked = new Marked({
  renderer: { code: ({ text, lang }) => classed(highlighter.codeToHtml(text, { lang, theme: 'github-light' })) },
})
const article = marked.parse(render(from, N, { h1: true }).replace(/^---[\s\S]*?---\n/, ''))
const list = pages(N)
const nav = GROUPS.map(
  (g) =>
    `<h3>${g}</h3><ul>${list
      .filter((p) => p.group === g)
      .map((p) => `<li><a href="${p.path}">${p.title}</a></li>`)
      .join('')}</ul>`,
).join('')
const css = `body{margin:0;font:16px/1.6 system-ui,sans-serif;color:#1f2328}.shell{display:grid;grid-template-columns:270px minmax(0,1fr);gap:32px}nav{position:sticky;top:0;height:100vh;overflow:auto;padding:0 16px;font-size:14px}nav ul{list-style:none;padding:0}main{max-width:760px;padding:16px}pre{overflow:auto;background:#f6f8fa;padding:12px;border-radius:6px;font-size:14px}code{font-family:ui-monospace,monospace}table{border-collapse:collapse}td,th{border:1px solid #d1d9e0;padding:4px 8px}blockquote{border-left:3px solid #d1d9e0;margin:0;padding-left:12px}a{color:#0969da;text-decoration:none}\n${[...classes].map(([c, k]) => `.${k}{color:${c}}`).join('')}`
const inner = `<nav>${nav}</nav><main>${article}</main>`
const doc = (body, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${from.title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/style.css">${head}</head><body>${body}</body></html>`

const plain = distOf('plainhtml', N)
fs.rmSync(plain, { recursive: true, force: true })
put(path.join(plain, 'index.html'), doc(`<div class=shell>${inner}</div>`))
put(path.join(plain, 'assets/style.css'), css)

const app = path.join(tools, 'reactfloor') // below tools/, so that its node_modules are found
put(
  path.join(app, 'main.js'),
  `import { createElement as h } from 'react'
import { hydrateRoot } from 'react-dom/client'
hydrateRoot(document.getElementById('root'), h('div', { className: 'shell', suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }))\n`,
)
put(path.join(app, 'package.json'), '{"private":true,"type":"module"}')
const vite = await load('vite')
const react = distOf('reactfloor', N)
await vite.build({
  root: app,
  logLevel: 'warn',
  build: {
    outDir: react,
    emptyOutDir: true,
    modulePreload: false,
    rollupOptions: { input: path.join(app, 'main.js') },
  },
})
const js = fs.readdirSync(path.join(react, 'assets')).find((f) => f.endsWith('.js'))
put(
  path.join(react, 'index.html'),
  doc(`<div id="root"><div class="shell">${inner}</div></div>`, `<script type="module" src="/assets/${js}"></script>`),
)
put(path.join(react, 'assets/style.css'), css)
console.log(
  'floors written',
  fs.statSync(path.join(plain, 'index.html')).size,
  js,
  fs.statSync(path.join(react, 'assets', js)).size,
)
