// Writes RESULTS.md from results/*.json.   node report.mjs
import fs from 'node:fs'
import path from 'node:path'
import { measured, pages, render, stats } from './corpus.mjs'
import { kb } from './figures.mjs'
import { HERE, loadResult, put, RESULTS, readJson, site, WORK } from './lib.mjs'
import { PEERS } from './peers.mjs'
import { builds, loads, navigations, searches, sizes } from './report-tables.mjs'

function section(N) {
  const build = loadResult(`build-${N}`)
  const m = loadResult(`measure-${N}`)
  return [
    `## N = ${N} pages`,
    '',
    ...builds(build, m),
    ...sizes(m),
    ...loads(m),
    ...navigations(m),
    ...searches(m),
  ].join('\n')
}

const versions = Object.keys(PEERS).map((peer) => {
  const of = (name) => readJson(path.join(site(peer), 'node_modules', name, 'package.json')).version
  const overrides = readJson(path.join(site(peer), 'package.json')).overrides
  const main = Object.keys(PEERS[peer].deps)
    .filter((d) => !/^@types|^clsx|^typescript|^postcss|^lucide|^prism/.test(d))
    .map((d) => `${d} ${of(d)}`)
  return `- **${PEERS[peer].label}** (Node ${PEERS[peer].node24 ? readJson(path.join(WORK, 'node24/node_modules/node/package.json')).version : process.version.slice(1)}): ${main.join(', ')}${
    overrides && Object.keys(overrides).length
      ? `; npm overrides for versions the registry lacked: ${Object.entries(overrides)
          .map(([k, v]) => `${k} ${v}`)
          .join(', ')}`
      : ''
  }`
})
const { from, to } = measured()
const notes = path.join(HERE, 'NOTES.md')
const all = [
  "# Peers: the same documentation in today's frameworks",
  '',
  `Written by \`report.mjs\` from \`results/*.json\`. Corpus: \`corpus.mjs\`; measured page \`${from.path}\` (${from.words} words, ${from.blocks} code blocks, ${kb(from.bytes)} of Markdown), navigation target \`${to.path}\`.`,
  '',
  fs.existsSync(notes) ? fs.readFileSync(notes, 'utf8') : '',
  section(56),
  section(1000),
  '## Versions',
  '',
  ...versions,
  '',
]
put(path.join(RESULTS, 'RESULTS.md'), all.join('\n'))
const counted = pages(56).map((p) => stats(render(p, 56)))
console.log(
  'RESULTS.md written;',
  counted.length,
  'pages,',
  counted.reduce((a, b) => a + b.words, 0),
  'words',
)
