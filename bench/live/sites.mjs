// The two sites, below a folder of their own and behind the server of this project.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { FIRST } from './examples.mjs'
import { buildReactLive } from './react-live.mjs'

const SITE = fileURLToPath(new URL('../../site', import.meta.url))
const DOCS = fileURLToPath(new URL('../../engine/bin/docs.mjs', import.meta.url))

/** `dist` is copied, so that a build beside the run changes nothing. */
export async function prepareSites(folder) {
  const dist = path.join(folder, 'ours/dist')
  fs.rmSync(folder, { recursive: true, force: true })
  fs.cpSync(path.join(SITE, 'dist'), dist, { recursive: true })
  const live = path.join(dist, 'assets/live')
  const file = fs.readdirSync(live).find((name) => name.startsWith('tutorials-quick-start.'))
  const { examples } = JSON.parse(fs.readFileSync(path.join(live, file), 'utf8'))
  const { files } = examples.find(({ title }) => title === FIRST.title)
  const scripts = await buildReactLive(path.join(folder, 'react-live/dist'), files[0].code)
  const [ours, reactLive] = [await serve(path.join(folder, 'ours')), await serve(path.join(folder, 'react-live'))]
  return { scripts, code: files[0].code, ours: { ...ours, dist }, reactLive }
}

/** Serves `dist` of a folder as the built site is served. */
export async function serve(root) {
  fs.symlinkSync(path.join(SITE, 'site.config.ts'), path.join(root, 'site.config.ts'))
  const command = [DOCS, 'preview', '--root', root]
  const server = spawn(process.execPath, command, { env: { ...process.env, PORT: '0' } })
  process.once('exit', () => server.kill())
  for await (const text of server.stdout) {
    const origin = /http:\/\/[\d.:]+/.exec(text)?.[0]
    if (origin) return { origin, stop: () => server.kill() }
  }
  throw new Error(
    `The server of ${root} has ended: run \`node engine/bin/docs.mjs preview --root ${root}\` to see why.`,
  )
}
