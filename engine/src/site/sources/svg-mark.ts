import type { Mark } from '#model/site.ts'
import { type Refuse, readSvg, refusalsIn, type SvgAttribute, type SvgElement } from './read-svg.ts'

/** What a mark is drawn with. All else is refused: it could run, load or restyle something on every page. */
const DRAWING =
  /^(g|path|circle|ellipse|rect|line|polyline|polygon|use|symbol|defs|linearGradient|radialGradient|stop|clipPath|mask)$/
/** Words about the drawing. They are left out: the page hides the mark from who listens, and says the name beside it. */
const WORDS = /^(title|desc|metadata)$/
/** Attributes that say nothing about the drawing. `xlink:href` is the one with a prefix that does. */
const SAYS_NOTHING = /^(xmlns|version|class|role|focusable|aria-.*|data-.*|(?!xlink:href).*:.*)$/
/** What the page says of the root itself. */
const OF_THE_ROOT = /^(viewBox|id|x|y|width|height|preserveAspectRatio)$/
/** A value that leads out of the file, or hides where it leads. */
const LEADS_OUT = /[\\&]|\/\/|url\((?!\s*['"]?#)|^\s*(data|javascript):/i

/** The drawing in an SVG file, ready to stand in a page. Throws a `BuildError` with the place of what may not be there. */
export function svgMark(source: string, file: string): Mark {
  const refuse = refusalsIn(source, file)
  const root = readSvg(source, refuse)
  const viewBox = root.attributes.find(({ name }) => name === 'viewBox')?.value ?? ''
  if (!/^\s*-?[\d.]+([\s,]+-?[\d.]+){3}\s*$/.test(viewBox))
    refuse(root.offset, '<svg> has no viewBox of four numbers.', 'Write the size of the drawing: viewBox="0 0 32 32".')
  const own = root.attributes.filter(({ name }) => !OF_THE_ROOT.test(name))
  const around = printAttributes(own, refuse)
  const drawing = printChildren(root, refuse)
  // The root of the page is the engine's: what that of the file says of colors and lines goes into a group.
  const inner = around ? `<g${around}>${drawing}</g>` : drawing
  return { viewBox, inner, hasColors: /\s(fill|stroke)="/.test(inner) }
}

function printChildren({ name, text, children, offset }: SvgElement, refuse: Refuse): string {
  if (text)
    refuse(offset, `<${name}> holds text.`, 'Turn words into paths. The name of the site stands beside its mark.')
  return children
    .filter((child) => !WORDS.test(child.name))
    .map((child) => {
      if (!DRAWING.test(child.name))
        refuse(child.offset, `<${child.name}> may not be in a mark.`, 'Draw with shapes, groups and gradients alone.')
      return `<${child.name}${printAttributes(child.attributes, refuse)}>${printChildren(child, refuse)}</${child.name}>`
    })
    .join('')
}

function printAttributes(attributes: SvgAttribute[], refuse: Refuse): string {
  return attributes
    .filter(({ name }) => !SAYS_NOTHING.test(name))
    .map((attribute) => {
      judge(attribute, refuse)
      return ` ${attribute.name}="${withOwnIds(attribute).replaceAll('"', '&quot;')}"`
    })
    .join('')
}

function judge({ name, value, offset }: SvgAttribute, refuse: Refuse): void {
  if (/^on/i.test(name)) refuse(offset, `${name} runs code, which a mark may not do.`, 'Remove the attribute.')
  if (name === 'style')
    refuse(offset, 'style may say anything, which a mark may not.', 'Write attributes instead: fill="…" stroke="…".')
  if (LEADS_OUT.test(value) || (isHref(name) && !value.startsWith('#')))
    refuse(offset, `${name} leads out of the file: "${value}".`, 'Refer only to an id of the file itself: "#shape".')
}

const isHref = (name: string) => /^(xlink:)?href$/.test(name)

/** Ids and what refers to them, under names that no heading of a page has. */
function withOwnIds({ name, value }: SvgAttribute): string {
  if (name === 'id') return `mark-${value}`
  if (isHref(name)) return value.replace('#', '#mark-')
  return value.replace(/url\(\s*['"]?#([^'")]*)['"]?\s*\)/g, 'url(#mark-$1)')
}
