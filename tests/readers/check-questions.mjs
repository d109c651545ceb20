/**
 * Says of each file of questions whether its quotes stand on their page, and how far down: `node tests/readers/check-questions.mjs [page …]`.
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
const depths = []
let wrong = 0
const textOf = (page) => plain(readFileSync(join(CONTENT, `${page}.mdx`), 'utf8').replace(/^---.*?\n---/s, ''))
for (const [folder, file] of files) {
  const text = textOf(file.slice(0, -5))
  const own = []
  for (const { question, quote, home } of JSON.parse(readFileSync(join(folder, file), 'utf8'))) {
    // Answered on another page, to which this one leads.
    if (home && textOf(home.slice(1).replace(/#.*/, '')).includes(plain(quote))) continue
    const at = text.indexOf(plain(quote))
    if (at >= 0) own.push(at / text.length)
    else {
      wrong++
      console.log(`${file}: "${question}" has a quote that is not on the page: ${quote.slice(0, 80)}`)
    }
  }
  depths.push(...own)
  console.log(`${file.padEnd(60)} ${String(own.length).padStart(3)} questions, median depth ${percent(median(own))}`)
}
console.log(`${depths.length} questions, median depth ${percent(median(depths))}, ${wrong} quotes not found`)
process.exitCode = wrong > 0 ? 1 : 0

function median(list) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
}

function percent(share) {
  return `${Math.round(share * 100)} %`
}
