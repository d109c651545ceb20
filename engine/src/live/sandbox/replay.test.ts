// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { LiveEvent } from '#model/live.ts'
import { openReplay } from './replay.ts'
import { connect } from './report.ts'

// jsdom has none.
window.PointerEvent ??= MouseEvent as typeof PointerEvent

/** Plays a script in a document with one button, and returns what was pressed and what is missing. */
async function replayed(script: string[]): Promise<{ presses: number; missing: string | null }> {
  document.body.innerHTML = '<button>Lend</button>'
  let presses = 0
  document.querySelector('button')?.addEventListener('click', () => presses++)
  const missing = await new Promise<string | null>((resolve) => {
    const hear = (event: LiveEvent) => {
      if (event.type === 'replayed') resolve(event.missing)
    }
    connect(() => {}, hear)
    openReplay(script, 0).hear({ type: 'ready' })
  })
  return { presses, missing }
}

test('what only waits is no press that is missing', async () => {
  expect(await replayed(['Lend', 'wait 0.1 s', 'Lend'])).toEqual({ presses: 2, missing: null })
})
