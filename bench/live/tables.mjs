// How figures are printed.

/** `median (least–most)` of one figure of all rounds. */
export function spread(rounds, name, digits = 0) {
  const sorted = rounds.map((round) => round[name]).sort((a, b) => a - b)
  const [middle, least, most] = [sorted[sorted.length >> 1], sorted[0], sorted.at(-1)].map((it) => it.toFixed(digits))
  return `${middle} (${least}–${most})`
}

export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  console.log(`\n${[line(head), line(head.map((_, index) => (index ? '--:' : '---'))), ...rows.map(line)].join('\n')}`)
}
