import { createHash, randomUUID } from 'node:crypto'

/**
 * Names of files that every document tells and any edit changes, by what they name: the part of each that stands for its content. With
 * these left out, a document stays as it is while other pages change.
 */
export type LateNames = Record<string, string>

const LINE_END = 10
/** What is digits and letters stands as it is in attributes and in JSON. */
const HASH = /^[\da-z]+$/

/** What a document is made with: marks that are later found in it, each for one of the names. */
export function marksFor(names: LateNames): LateNames {
  const own = randomUUID().replaceAll('-', '')
  return Object.fromEntries(Object.keys(names).map((name, index) => [name, `late${index}x${own}`]))
}

/**
 * Writes a document down that was made with marks: a line with the digest of the rest and the places of each name, then the document
 * with room for them.
 */
export function writtenDocument(html: string, names: LateNames, marks: LateNames): Buffer {
  const places: Record<string, number[]> = {}
  const nameOf = new Map(Object.entries(marks).map(([name, mark]) => [mark, name]))
  const pieces = nameOf.size > 0 ? html.split(new RegExp(`(${[...nameOf.keys()].join('|')})`)) : [html]
  let at = 0
  let body = ''
  for (const piece of pieces) {
    const name = nameOf.get(piece)
    if (name !== undefined) {
      places[name] ??= []
      places[name].push(at)
    }
    const text = name === undefined ? piece : '0'.repeat(names[name]?.length ?? 0)
    body += text
    at += Buffer.byteLength(text)
  }
  const told = JSON.stringify(places)
  return Buffer.from(`${digestOf(told, body)} ${told}\n${body}`) // one for all: documents are long
}

/** The document with the names put in; null for what is not as it was written. */
export function filledDocument(written: Buffer, names: LateNames): Buffer | null {
  const end = written.indexOf(LINE_END)
  const line = written.toString('latin1', 0, Math.max(0, end))
  const body = written.subarray(end + 1)
  const [digest, told = ''] = line.split(' ')
  if (digest !== digestOf(told, body)) return null
  for (const [name, places] of Object.entries<number[]>(JSON.parse(told))) {
    for (const place of places) body.write(names[name] ?? '', place, 'latin1')
  }
  return body
}

/** The address of a file, cut where its content names it. */
export function cutAddress(href: string): { before: string; hash: string; after: string } | null {
  const [, before = '', hash = '', after = ''] = /^(.*\.)([^./]+)(\.[a-z]+)$/.exec(href) ?? []
  return HASH.test(hash) ? { before, hash, after } : null
}

const digestOf = (told: string, body: string | Uint8Array) =>
  createHash('sha256').update(told).update(body).digest('hex')
