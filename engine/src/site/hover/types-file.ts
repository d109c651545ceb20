import { sha256 } from '#disk/disk-store.ts'
import { remembered } from '#disk/once-per.ts'
import type { OutputFile } from '#disk/output-file.ts'
import type { CompiledPage } from '#model/page.ts'
import { codeKey, type PageTypes, type TypeInfo } from '#model/page-types.ts'
import type { BlockAnswers } from '#samples/hover/sample-types.ts'
import type { NameInfo } from '#samples/hover/unit-answers.ts'

/** The file of a page's types, and which of its texts are about exports: with the address that each of them had. */
export interface LinkedTypes {
  body: string
  exports: Array<[info: number, name: string, home: string | null]>
}

/** What the file of a page says; null when there is nothing to say. `homes` are addresses by the name of an export. */
export function linkedTypes(answers: BlockAnswers[], homes: Homes): LinkedTypes | null {
  if (answers.every(({ names }) => names.length === 0)) return null
  return linkedText(namedTypes(answers), homes)
}

/** The same with other addresses. */
export function relinkedTypes({ body, exports }: LinkedTypes, homes: Homes): LinkedTypes {
  if (exports.every(([, name, home]) => homeOf(name, homes) === home)) return { body, exports }
  const types: PageTypes = JSON.parse(body)
  return linkedText({ ...types, exports: new Map(exports.map(([info, name]) => [info, name])) }, homes)
}

function linkedText(types: NamedTypes, homes: Homes): LinkedTypes {
  const exports = [...types.exports].map(([info, name]): LinkedTypes['exports'][number] => [
    info,
    name,
    homeOf(name, homes),
  ])
  return { body: JSON.stringify(withLinks(types, homes)), exports }
}

/** The file that answers for a page. */
export const fileOfTypes = (id: string, { body }: LinkedTypes): OutputFile => ({ path: pathOf(id, body), body })

/** The same before anybody has asked. Its name changes with the page, so that an open page asks anew after an edit. */
export function emptyTypesFile({ meta, tree, samples }: CompiledPage): OutputFile | null {
  return samples.length > 0 ? { path: pathOf(meta.id, JSON.stringify(tree)), body: '' } : null
}

function pathOf(id: string, content: string): string {
  const hash = sha256(content).slice(0, 8)
  return `assets/types/${id.replace(/[^\w.]+/g, '-')}.${hash}.json`
}

/** Answers of several files as one, every text once. */
export const typesOf = (answers: BlockAnswers[], homes: Homes): PageTypes => withLinks(namedTypes(answers), homes)

type Homes = ReadonlyMap<string, string>

const homeOf = (name: string, homes: Homes) => homes.get(name) ?? null

/** Types that name exports, by the place of their text, and do not say yet where those are told. */
interface NamedTypes extends Omit<PageTypes, 'links'> {
  exports: Map<number, string>
}

function withLinks({ infos, sentences, blocks, exports }: NamedTypes, homes: Homes): PageTypes {
  const links = new Map<string, number>()
  const linked = infos.map(([signature, told = null], index): TypeInfo => {
    const home = homeOf(exports.get(index) ?? '', homes)
    if (home !== null) return [signature, told, placeIn(links, home)]
    return told === null ? [signature] : [signature, told]
  })
  return { infos: linked, sentences, links: [...links.keys()], blocks }
}

function namedTypes(answers: BlockAnswers[]): NamedTypes {
  const sentences = new Map<string, number>()
  const infos = new Map<string, { place: number; info: TypeInfo }>()
  const exports = new Map<number, string>()
  // A file names the same things again and again.
  const placeOf = remembered(({ signature, sentence, exported }: NameInfo): number => {
    const key = JSON.stringify([signature, sentence, exported])
    const known = infos.get(key)
    if (known) return known.place
    const place = infos.size
    infos.set(key, { place, info: sentence === null ? [signature] : [signature, placeIn(sentences, sentence)] })
    if (exported !== null) exports.set(place, exported)
    return place
  })
  const blocks: PageTypes['blocks'] = {}
  for (const { block, names, infos: own } of answers) {
    if (names.length === 0) continue
    blocks[codeKey(block.shown)] ??= names.map((value, index) => {
      const info = index % 2 === 1 ? own[value] : undefined
      return info ? placeOf(info) : value
    })
  }
  return { infos: [...infos.values()].map(({ info }) => info), sentences: [...sentences.keys()], blocks, exports }
}

function placeIn(texts: Map<string, number>, text: string): number {
  const place = texts.get(text) ?? texts.size
  texts.set(text, place)
  return place
}
