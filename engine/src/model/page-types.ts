/** What is said about a name: how the compiler reads it, the place of a sentence in `sentences`, and of an address in `links`. */
export type TypeInfo = [signature: string, sentence?: number | null, link?: number]

/** The types in a page's samples: a file of its own, fetched when a reader first asks. Every text is in it once. */
export interface PageTypes {
  infos: TypeInfo[]
  sentences: string[]
  /** Where exports of the library are documented. */
  links: string[]
  /** By `codeKey`: for each name in order, the distance from the beginning of the one before, and its place in `infos`. */
  blocks: Record<string, number[]>
}

/** A name in the text of a block. */
export interface TypedName {
  start: number
  end: number
  info: number
}

/** Names a block by its text, so that a page may move its blocks about. 32 bits: a page has tens of blocks. */
export function codeKey(code: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < code.length; index++) hash = Math.imul(hash ^ code.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Starts of names, with their infos, as they are stored. */
export function packNames(names: Array<{ start: number; info: number }>): number[] {
  return names.flatMap(({ start, info }, index) => [start - (names[index - 1]?.start ?? 0), info])
}

/** The names of a block again; how long each is, its text says. */
export function unpackNames(packed: number[], code: string): TypedName[] {
  const names: TypedName[] = []
  let start = 0
  for (let index = 0; index < packed.length; index += 2) {
    start += packed[index] ?? 0
    const [name = ''] = /^[#\p{ID_Start}$_][\p{ID_Continue}$]*/u.exec(code.slice(start)) ?? []
    names.push({ start, end: start + name.length, info: packed[index + 1] ?? 0 })
  }
  return names
}
