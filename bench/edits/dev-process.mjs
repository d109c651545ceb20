// `dev` of a site as a process of its own, whose time on the processor can be read.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** Starts the one of an engine's folder on a free port, and waits until it says where it listens. */
export async function startDev(engine, root) {
  const child = spawn(process.execPath, [path.join(engine, 'bin/docs.mjs'), 'dev', '--root', root], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise((found, fail) => {
    child.once('exit', (code) => fail(new Error(`dev ended with ${code}.`)))
    child.stdout.on('data', (text) => {
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? []
      if (address) found(address)
    })
  })
  const hasEnded = new Promise((resolve) => child.once('exit', resolve))
  return {
    origin,
    processorTime: () => processorTime(child.pid),
    stop: () => child.kill('SIGTERM') && hasEnded,
  }
}

/** Milliseconds of all threads of a process, in hundredths of a second. */
function processorTime(pid) {
  const [user, system] = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}
