/** A line of a comparison. */
export interface DiffLine {
  text: string
  change: 'same' | 'added' | 'removed'
}

/** The fewest lines taken out and put in that lead from one text to the other. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  // common[i][j]: how many lines old[i…] and now[j…] have in common, in order.
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  for (const [i, row] of [...common.entries()].slice(0, -1).reverse()) {
    for (let j = now.length - 1; j >= 0; j--)
      row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  }
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      lines.push({ text: old[i] ?? '', change: 'same' })
      i++
      j++
    } else if (j >= now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ text: old[i++] ?? '', change: 'removed' })
    } else {
      lines.push({ text: now[j++] ?? '', change: 'added' })
    }
  }
  return lines
}

/** What a reader needs of a comparison: changes with some lines around them. Null stands for lines left out. */
export function cutDiff(lines: DiffLine[], around: number): Array<DiffLine | null> {
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ change }) => change !== 'same'),
  )
  return lines.flatMap((line, index) => {
    if (isNear[index]) return [line]
    return index === 0 || isNear[index - 1] ? [null] : []
  })
}
