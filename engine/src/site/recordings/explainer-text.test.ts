import { expect, test } from 'vitest'
import { explainerText } from './explainer-text.ts'

test('an explainer is told stop by stop', () => {
  const stop = (at: number, title: string, says: string) => ({ at, title, says, facts: 0 })
  const text = explainerText({
    scenes: [
      {
        label: 'Goes well',
        length: 700,
        facts: [],
        stops: [stop(0, 'Start', 'All is `off`.'), stop(650, 'Load', 'On.')],
      },
      { label: 'Fails', length: 0, facts: [], stops: [stop(61_000, 'a\n```b', 'Never ```on.')] },
    ],
  })
  expect(text).toMatchInlineSnapshot(`
    "\`\`\`text title="What happens"
    Goes well:
    1. After 0 s, Start: All is off.
    2. After 0.7 s, Load: On.
    Fails:
    1. After 61 s, a '''b: Never '''on.
    \`\`\`"
  `)
})
