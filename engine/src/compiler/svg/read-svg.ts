import { BuildError, codeFrame } from '#model/problem.ts'

/** An element of a drawing. Comments are left out. */
export interface SvgElement {
  name: string
  attributes: SvgAttribute[]
  children: Array<SvgElement | SvgText>
  /** Where it begins in the file. */
  offset: number
}

/** Words between tags, as they are written. */
export interface SvgText {
  text: string
  offset: number
}

/** An attribute as it is written, without its quotes. */
export interface SvgAttribute {
  name: string
  value: string
  offset: number
}

/** Tells what is wrong at a place of the file. */
export type Refuse = (offset: number, message: string, hint: string) => never

const TOKEN =
  /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<\/(?<closed>[\w:.-]+)\s*>|<(?<name>[\w:.-]+)(?<list>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|[^<]+/y
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** XML has none of these; among them is the one that stands around a slot of a page. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: what is looked for
const CONTROL = /[\0-\x08\v\f\x0E-\x1F]/

const NOT_XML = 'Save the drawing as plain SVG: every element closed, every attribute in quotes, no <!DOCTYPE>.'

/** The one element of an SVG file, with all that is inside. As strict as XML, without its document types and entities. */
export function readSvg(source: string, refuse: Refuse): SvgElement {
  const control = source.search(CONTROL)
  if (control >= 0) refuse(control, 'There is a control character in the file.', NOT_XML)
  const top: SvgElement = { name: '', attributes: [], children: [], offset: 0 }
  const open = [top]
  for (let offset = 0; offset < source.length; offset = TOKEN.lastIndex) {
    TOKEN.lastIndex = offset
    const match = TOKEN.exec(source) ?? refuse(offset, 'The file is no SVG from here on.', NOT_XML)
    const { closed, name, list = '', empty } = match.groups ?? {}
    const parent = open.at(-1) ?? top
    if (closed !== undefined) {
      if (parent === top || parent.name !== closed) refuse(offset, `</${closed}> closes what is not open.`, NOT_XML)
      open.pop()
    } else if (name !== undefined) {
      const attributes = attributesOf(list, offset + 1 + name.length, refuse)
      const element: SvgElement = { name, attributes, children: [], offset }
      parent.children.push(element)
      if (!empty) open.push(element)
    } else if (!match[0].startsWith('<')) {
      parent.children.push({ text: match[0], offset })
    }
  }
  const unclosed = open.at(-1)
  if (unclosed && unclosed !== top) refuse(unclosed.offset, `<${unclosed.name}> is not closed.`, NOT_XML)
  const [root, second] = top.children.filter((child) => !isSpace(child))
  if (!root || 'text' in root || root.name !== 'svg' || second)
    return refuse((second ?? root)?.offset ?? 0, 'The file is not one <svg> element.', 'Save the drawing as plain SVG.')
  return root
}

/** Whether what stands between two tags says nothing. */
export const isSpace = (child: SvgElement | SvgText) => 'text' in child && child.text.trim() === ''

function attributesOf(list: string, start: number, refuse: Refuse): SvgAttribute[] {
  const seen = new Set<string>()
  return [...list.matchAll(ATTRIBUTE)].map(({ 1: name = '', 2: double, 3: single = '', index }) => {
    const offset = start + index
    // A page is HTML, which knows no case in names and takes the first of two.
    if (seen.has(name.toLowerCase())) refuse(offset, `${name} is given twice.`, 'Remove one of them.')
    seen.add(name.toLowerCase())
    return { name, value: double ?? single, offset }
  })
}

/** Mistakes of one file as errors that stop a build. */
export function refusalsIn(source: string, file: string): Refuse {
  return (offset, message, hint) => {
    const before = source.slice(0, offset).split('\n')
    const [line, column] = [before.length, (before.at(-1) ?? '').length + 1]
    throw new BuildError([{ message, place: { file, line, column }, hint, frame: codeFrame(source, line, column) }])
  }
}
