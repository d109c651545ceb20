/**
 * Says of each file of questions whether its quotes stand on their page: `node tests/readers/check-questions.mjs [page …]`. How far
 * down they stand is measured in a browser: `DEPTHS=1 npm run e2e -- answer-depths`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// What search is told, and what it is not: tests ask these.
const FOLDERS = ['../../site/questions/', 'questions/'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
const CONTENT = fileURLToPath(new URL('../../site/content/', import.meta.url))
const plain = (text) => text.replace(/\s+/g, ' ').trim()

const chosen = process.argv.slice(2)
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && (chosen.length === 0 || chosen.includes(file.slice(0, -5))))
    .sort()
    .map((file) => [folder, file]),
)
let found = 0
let wrong = 0
const textOf = (page) => plain(readFileSync(join(CONTENT, `${page}.mdx`), 'utf8').replace(/^---.*?\n---/s, ''))
for (const [folder, file] of files) {
  const text = textOf(file.slice(0, -5))
  for (const { question, quote, home } of JSON.parse(readFileSync(join(folder, file), 'utf8'))) {
    // Answered on another page, to which this one leads.
    if (home && textOf(home.slice(1).replace(/#.*/, '')).includes(plain(quote))) continue
    if (text.includes(plain(quote))) found++
    else {
      wrong++
      console.log(`${file}: "${question}" has a quote that is not on the page: ${quote.slice(0, 80)}`)
    }
  }
}
console.log(`${found} quotes stand on their page, ${wrong} do not`)
process.exitCode = wrong > 0 ? 1 : 0
