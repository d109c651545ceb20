import { createHash } from 'node:crypto'
import type { OutputFile } from '#disk/output-file.ts'
import type { CompiledPage } from '#model/page.ts'
import { codeKey, type PageTypes, type TypeInfo } from '#model/page-types.ts'
import type { BlockAnswers } from '#samples/hover/sample-types.ts'
import type { NameInfo } from '#samples/hover/unit-answers.ts'

/** The types in the samples of a site. */
export interface SiteTypes {
  /** By source. */
  answers: Map<string, BlockAnswers[]>
  /** True while a site is written: answers are looked for when a reader asks, except errors that pages show. */
  isOnDemand: boolean
}

/** For a site whose samples nothing can check. */
export const NO_TYPES: SiteTypes = { answers: new Map(), isOnDemand: false }

/** The file that answers for a page; null when there is nothing to say. */
export function fileOfTypes(id: string, answers: BlockAnswers[], homes: Map<string, string>): OutputFile | null {
  if (answers.every(({ names }) => names.length === 0)) return null
  const body = JSON.stringify(typesOf(answers, homes))
  return { path: pathOf(id, body), body }
}

/** The same before anybody has asked. Its name changes with the page, so that an open page asks anew after an edit. */
export function emptyTypesFile({ meta, tree, samples }: CompiledPage): OutputFile | null {
  return samples.length > 0 ? { path: pathOf(meta.id, JSON.stringify(tree)), body: '' } : null
}

function pathOf(id: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return `assets/types/${id.replace(/[^\w.]+/g, '-')}.${hash}.json`
}

/** Answers of several files as one, every text once. `homes` are addresses by the name of an export. */
export function typesOf(answers: BlockAnswers[], homes: Map<string, string>): PageTypes {
  const sentences = new Map<string, number>()
  const links = new Map<string, number>()
  const infos = new Map<string, { place: number; info: TypeInfo }>()
  const placeIn = (texts: Map<string, number>, text: string) => {
    const place = texts.get(text) ?? texts.size
    texts.set(text, place)
    return place
  }
  const places = new Map<NameInfo, number>() // a file names the same things again and again
  const placeOf = (info: NameInfo) => {
    const place = places.get(info) ?? placeOfTexts(info)
    places.set(info, place)
    return place
  }
  const placeOfTexts = ({ signature, sentence, exported }: NameInfo) => {
    const key = JSON.stringify([signature, sentence, exported])
    const known = infos.get(key)
    if (known) return known.place
    const home = homes.get(exported ?? '')
    const told = sentence === null ? null : placeIn(sentences, sentence)
    const info: TypeInfo = [signature]
    if (home !== undefined) info.push(told, placeIn(links, home))
    else if (told !== null) info.push(told)
    const place = infos.size
    infos.set(key, { place, info })
    return place
  }
  const blocks: PageTypes['blocks'] = {}
  for (const { block, names, infos: own } of answers) {
    if (names.length === 0) continue
    blocks[codeKey(block.shown)] ??= names.map((value, index) => {
      const info = index % 2 === 1 ? own[value] : undefined
      return info ? placeOf(info) : value
    })
  }
  return {
    infos: [...infos.values()].map(({ info }) => info),
    sentences: [...sentences.keys()],
    links: [...links.keys()],
    blocks,
  }
}
