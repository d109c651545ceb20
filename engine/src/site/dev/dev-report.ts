import type { ViteDevServer } from 'vite'
import { count } from '../report/build-report.ts'
import { overlayOf } from './dev-overlay.ts'

/** What there is to tell about a site while it is written. */
export interface DevFindings {
  /** What a build would fail with; null when it would pass. */
  error: unknown
  warnings: string[]
}

/** Tells its author what is wrong with a site. */
export interface DevReport {
  /** Tells what is new since the last time. */
  update(): void
}

/**
 * Tells what a build would tell, in the terminal and on every open page: mistakes by Vite's overlay, warnings by a strip at the edge
 * (`src/app/dev-warnings.ts`). A page opened later asks for what is known.
 */
export function openDevReport(vite: ViteDevServer, root: string, findings: () => DevFindings): DevReport {
  let told = { error: '', warnings: '' }

  vite.ws.on('connection', () => {
    // Vite's client reloads the page if its very first update finds an overlay. An empty one spends that first time.
    vite.ws.send({ type: 'update', updates: [] })
    const { error } = findings()
    if (error !== null) vite.ws.send(overlayOf(root, error))
  })
  vite.ws.on('site:warnings?', (_, client) => client.send('site:warnings', { warnings: findings().warnings }))

  return {
    update() {
      const { error, warnings } = findings()
      const overlay = error === null ? null : overlayOf(root, error)
      const now = { error: overlay?.err.message ?? '', warnings: warnings.join('\n\n') }
      if (overlay && now.error !== told.error) {
        console.error(`\n${overlay.err.message}`)
        vite.ws.send(overlay)
      } else if (!overlay && told.error !== '') {
        console.log('Fixed.')
        vite.ws.send({ type: 'update', updates: [] }) // takes the overlay away
      }
      if (now.warnings !== told.warnings) {
        if (warnings.length > 0) console.warn(`\n${count(warnings.length, 'warning')}\n\n${now.warnings}`)
        vite.ws.send('site:warnings', { warnings })
      }
      told = now
    },
  }
}
