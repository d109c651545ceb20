/**
 * A program: ends what its starter has left behind, however that came to its end: done, interrupted, crashed or killed. It reads what it
 * watches over from its input, line by line: `group <id>` (processes) or `folder <path>`; the input ends when the starter is gone.
 * In JavaScript, because it is started before each run of a browser, and to read TypeScript takes longer than all it does.
 */
import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {}) // meant for the starter

let text = ''
for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk

const entries = text.split('\n').map((line) => line.split(/ (.*)/))
/** @param {string} kind */
const valuesOf = (kind) => entries.flatMap(([key, value]) => (key === kind && value ? [value] : []))
const groups = valuesOf('group').map(Number)
// What is ending may still write, and what it starts at that moment is in its group, too.
for (let tries = 0; tries < 50 && groups.filter(endGroup).length > 0; tries++) await setTimeout(50)
for (const folder of valuesOf('folder')) rmSync(folder, { recursive: true, force: true, maxRetries: 20 })

/**
 * Whether there was something to end.
 * @param {number} group
 */
function endGroup(group) {
  try {
    return process.kill(-group, 'SIGKILL')
  } catch {
    return false
  }
}
