import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { sha256 } from '#disk/disk-store.ts'
import { didYouMean } from '#model/nearest.ts'
import { BuildError } from '#model/problem.ts'
import { escapeAttribute, htmlElement, titleHtml, titleText } from '../html.ts'
import type { PageContext } from '../page-context.ts'
import { resolveLink } from '../rules/links.ts'
import {
  isSpace,
  type Refuse,
  readSvg,
  refusalsIn,
  type SvgAttribute,
  type SvgElement,
  type SvgText,
} from '../svg/read-svg.ts'
import { attributeText, isHref, printAttribute, saysNothing } from '../svg/safe-attribute.ts'
import type { JsxNode } from '../syntax.ts'
import { attributePlace } from './attributes.ts'
import type { ComponentRule } from './component-rule.ts'

/** Where diagrams stand, relative to `content/`. */
const DIAGRAM_FOLDER = '_diagrams'

const NARROW = 480

/**
 * `<Diagram src="cache-entry.svg" alt="…" caption="…" />`: drawn inline, so that it follows the theme. Parts of it may be links
 * to pages (`<a href="/route">` in the drawing).
 */
export const diagramRule: ComponentRule = {
  name: 'Diagram',
  attributes: {
    src: { type: 'text', isRequired: true },
    alt: { type: 'text', isRequired: true },
    caption: { type: 'text' },
  },
  render(node, attributes, page) {
    const src = String(attributes.src)
    const source = attributes.src === undefined ? null : readDiagram(src, node, page)
    if (source === null) return ''
    const alt = String(attributes.alt ?? '')
    if (alt.trim() === '')
      page.report(attributePlace(node, 'alt', page), 'The diagram has no words.', 'Say in a sentence what it shows.')
    const prefix = page.uniqueId(`diagram-${src.replace(/\.svg$/, '').replace(/[^\w-]+/g, '-')}`)
    page.ids.delete(prefix) // only a prefix: no element has it
    const caption =
      attributes.caption === undefined ? '' : `<figcaption>${titleHtml(String(attributes.caption))}</figcaption>`
    return htmlElement(
      'figure',
      { class: 'diagram' },
      `<div class="diagram-scroll" tabindex="0">${drawingHtml(source, src, alt, `${prefix}-`, node, page)}</div>${caption}`,
    )
  },
  words: ({ alt, caption }) => [alt, titleText(String(caption ?? ''))].filter(Boolean).join('\n'),
  markdown: (_node, { alt, caption }) => `*Diagram: ${alt}*${caption ? `\n\n${caption}` : ''}`,
}

function readDiagram(src: string, node: JsxNode, page: PageContext): string | null {
  const place = attributePlace(node, 'src', page)
  const folder = joinPath(page.contentDir, DIAGRAM_FOLDER)
  const path = joinPath(folder, src)
  if (!/^[\w./-]+\.svg$/.test(src) || src.split('/').includes('..')) {
    page.report(
      place,
      `"${src}" is not the name of a diagram.`,
      `Diagrams are .svg files in content/${DIAGRAM_FOLDER}/.`,
    )
    return null
  }
  if (!existsSync(path)) {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.svg')) : []
    const offered = names.length > 0 ? `Diagrams: ${names.toSorted().join(', ')}.` : null
    page.report(place, `There is no diagram content/${DIAGRAM_FOLDER}/${src}.`, didYouMean(src, names, offered))
    return null
  }
  const svg = readFileSync(path, 'utf8')
  page.dependencies.set(`${DIAGRAM_FOLDER}/${src}`, hashOfFile(svg))
  return svg
}

/** The hash a cache compares to learn whether a diagram has changed. */
export const hashOfFile = (content: string) => sha256(content).slice(0, 16)

/** What a diagram is drawn with. All else could run, load or restyle something, or end the drawing and go on as HTML. */
const DRAWING =
  /^(?:svg|g|a|path|circle|ellipse|rect|line|polyline|polygon|text|tspan|textPath|desc|defs|use|symbol|marker|stop|pattern|mask|clipPath|(?:linear|radial)Gradient|filter|fe(?:Blend|ColorMatrix|ComponentTransfer|Composite|ConvolveMatrix|DiffuseLighting|DisplacementMap|DistantLight|DropShadow|Flood|Func[ABGR]|GaussianBlur|Merge|MergeNode|Morphology|Offset|PointLight|SpecularLighting|SpotLight|Tile|Turbulence))$/
/** Left out, with what is inside: the page's words replace the drawing's own title, which would show as a tooltip. */
const LEFT_OUT = /^(?:title|metadata)$/
/** What the page says of the root itself. */
const OF_THE_ROOT = /^(?:role|aria-label|aria-labelledby)$/

/** A drawing on its way into a page. */
interface Drawing {
  /** Before its ids, which are its own: two drawings on a page must not meet. */
  prefix: string
  refuse: Refuse
  linkHref(url: string): string
  idTaken(id: string): void
}

/** The drawing as it stands in the page, written anew from what was read; nothing if it holds what may not be there. */
function drawingHtml(
  source: string,
  src: string,
  alt: string,
  prefix: string,
  node: JsxNode,
  page: PageContext,
): string {
  const refuse = refusalsIn(source, `content/${DIAGRAM_FOLDER}/${src}`)
  const linkHref = (url: string) => hrefOfLink(url, node, page)
  const idTaken = (id: string) => void page.ids.set(id, null)
  try {
    const root = readSvg(source, refuse)
    // A drawing with links is no image: what is in an image cannot be reached.
    const role = hasLink(root) ? 'group' : 'img'
    const around = ` role="${role}" aria-label="${escapeAttribute(alt)}"${sizeStyle(root)}`
    const attributes = root.attributes.filter(({ name }) => !OF_THE_ROOT.test(name))
    return printElement({ ...root, attributes }, { prefix, refuse, linkHref, idTaken }, around)
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    page.problems.push(...error.problems)
    return ''
  }
}

const hasLink = ({ name, children }: SvgElement): boolean =>
  name === 'a' || children.some((child) => 'name' in child && hasLink(child))

function printElement(element: SvgElement, drawing: Drawing, around = ''): string {
  const { name, offset, children } = element
  if (!DRAWING.test(name))
    drawing.refuse(
      offset,
      `<${name}> may not be in a diagram.`,
      'A diagram only draws: with shapes, words, gradients and filters.',
    )
  const attributes = element.attributes.filter((attribute) => !saysNothing(attribute))
  const tag = name + around + attributes.map((attribute) => printOne(attribute, name, drawing)).join('')
  const inner = children.map((child) => printChild(child, name, drawing)).join('')
  return inner === '' ? `<${tag}/>` : `<${tag}>${inner}</${name}>`
}

function printChild(child: SvgElement | SvgText, parent: string, drawing: Drawing): string {
  // Space with a line break in it is the indent of the file.
  if ('text' in child) return isSpace(child) && child.text.includes('\n') ? '' : child.text
  if (LEFT_OUT.test(child.name)) return ''
  // What is in there is HTML to a browser.
  if (parent === 'desc') drawing.refuse(child.offset, '<desc> holds an element.', 'Write words alone.')
  return printElement(child, drawing)
}

function printOne(attribute: SvgAttribute, element: string, { prefix, refuse, linkHref, idTaken }: Drawing): string {
  const { name, value, offset } = attribute
  if (name === 'id') idTaken(prefix + value)
  if (element !== 'a' || !isHref(attribute) || value.startsWith('#')) return printAttribute(attribute, prefix, refuse)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers take them out of an address
  if (/[\\&\0-\x1F]/.test(value))
    refuse(offset, `${name} hides where it leads: "${value}".`, 'Write the route without \\, & and line breaks.')
  return attributeText(name, escapeAttribute(linkHref(value)))
}

/** Links of a drawing are links of the page that shows it: checked like any other. */
function hrefOfLink(url: string, node: JsxNode, page: PageContext): string {
  const place = attributePlace(node, 'src', page)
  const target = resolveLink(url, page)
  if (target.type === 'page') {
    page.links.push({ ...target.link, line: place.line, column: place.column })
    return target.href
  }
  const message = target.type === 'error' ? target.message : `The drawing links to "${url}".`
  page.report(place, message, 'A drawing links to pages of this site only: write its route.')
  return ''
}

/** A drawing made for the width of a phone is neither cut off there nor blown up elsewhere; wider ones are scrolled. */
function sizeStyle({ attributes }: SvgElement): string {
  if (attributes.some(({ name }) => name === 'style')) return ''
  const viewBox = attributes.find(({ name }) => name === 'viewBox')?.value.trim() ?? ''
  const width = Number(viewBox.split(/[\s,]+/)[2])
  return width <= NARROW ? ' style="min-inline-size:20rem;max-inline-size:30rem"' : ''
}
