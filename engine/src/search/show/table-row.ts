/** A row of a table as a reader is told of it. */
export interface TableRow {
  /** What its first cell says. */
  name: string
  /** What the others say, each after its head: `Sends: pending. Ends: at once.` */
  told: string
}

/** What a row tells; null for one without a first cell, or with nothing else. */
export function tableRow([name = '', ...cells]: string[], [, ...heads]: string[]): TableRow | null {
  const told = cells.flatMap((cell, index) => (cell ? [sentence(heads[index] ?? '', cell)] : []))
  return /[\p{L}\p{N}]/u.test(name) && told.length ? { name, told: told.join(' ') } : null
}

const sentence = (head: string, cell: string) =>
  `${head && `${head.replace(/:$/, '')}: `}${cell}${/[.!?…]$/.test(cell) ? '' : '.'}`
