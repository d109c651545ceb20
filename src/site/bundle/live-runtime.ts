import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { fingerprint } from '#disk/fingerprint.ts'
import type { LiveRuntime } from '#model/live.ts'

/** The folder of the sandbox document alone: it has a content policy of its own, and rules name folders. */
export const SANDBOX_FOLDER = 'assets/sandbox/'

/** Everything that the code which runs examples depends on. */
export function liveFingerprint(): string {
  return fingerprint(ENGINE_ROOT, [
    'src/live',
    'src/app/styles/tokens.css',
    'samples/harbour-library',
    'src/site/bundle/build-live.ts',
    'src/site/bundle/build-shell.ts',
    'src/site/bundle/known-types.ts',
    'src/site/bundle/sandbox-policy.ts',
    'package-lock.json',
    'node_modules/rolldown/package.json',
    'node_modules/vite/package.json',
  ])
}

/** Paths below `dist/`. They follow from what the files are made of, so that pages can name them before they are made. */
export function livePaths(key: string): LiveRuntime {
  const hash = key.slice(0, 8)
  return {
    sandbox: `${SANDBOX_FOLDER}live.${hash}.html`,
    core: `assets/live/core.${hash}.js`,
    query: `assets/live/query.${hash}.js`,
  }
}

/** Addresses as the browser asks for them. */
export function liveRuntime(baseUrl: string): LiveRuntime {
  const { sandbox, core, query } = livePaths(liveFingerprint())
  return { sandbox: baseUrl + sandbox, core: baseUrl + core, query: baseUrl + query }
}
