import { spawn } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { DOCS, SITE } from '../places.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built site is served. */
    origin: string
  }
}

/** Serves `dist/` on a free port while the tests run, unless SITE_ORIGIN names a server that does it already. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const served = process.env.SITE_ORIGIN
  if (served) {
    provide('origin', new URL(served).origin)
    return async () => {}
  }
  const server = spawn(process.execPath, [DOCS, 'preview', '--root', SITE], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const isGone = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.once('exit', () => reject(new Error(`The site is not served:\n${said}`)))
    server.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk
      const [, found] = /Serving the site at (http:\/\/[^/\s]+)/.exec(said) ?? []
      if (found) resolve(found)
    })
  })
  provide('origin', origin)
  return async () => {
    server.kill()
    await isGone
  }
}
