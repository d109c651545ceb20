import {
  isSpace,
  type Refuse,
  readSvg,
  refusalsIn,
  type SvgAttribute,
  type SvgElement,
} from '#compiler/svg/read-svg.ts'
import { printAttribute, saysNothing } from '#compiler/svg/safe-attribute.ts'
import type { Mark } from '#model/site.ts'

/** What a mark is drawn with. All else is refused: it could run, load or restyle something on every page. */
const DRAWING =
  /^(g|path|circle|ellipse|rect|line|polyline|polygon|use|symbol|defs|linearGradient|radialGradient|stop|clipPath|mask)$/
/** Words about the drawing. They are left out: the page hides the mark from who listens, and says the name beside it. */
const WORDS = /^(title|desc|metadata)$/
/** What is said of it to who listens, for the same reason. */
const SPOKEN = /^(role|aria-.*)$/
/** What the page says of the root itself. */
const OF_THE_ROOT = /^(viewBox|id|x|y|width|height|preserveAspectRatio)$/
/** Before ids, so that no heading of a page has the same. */
const PREFIX = 'mark-'

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

function printChildren({ name, children }: SvgElement, refuse: Refuse): string {
  return children
    .filter((child) => !isSpace(child))
    .map((child) => {
      if ('text' in child)
        return refuse(
          child.offset,
          `<${name}> holds text.`,
          'Turn words into paths. The name of the site stands beside its mark.',
        )
      if (WORDS.test(child.name)) return ''
      if (!DRAWING.test(child.name))
        refuse(child.offset, `<${child.name}> may not be in a mark.`, 'Draw with shapes, groups and gradients alone.')
      return `<${child.name}${printAttributes(child.attributes, refuse)}>${printChildren(child, refuse)}</${child.name}>`
    })
    .join('')
}

function printAttributes(attributes: SvgAttribute[], refuse: Refuse): string {
  return attributes
    .filter((attribute) => !saysNothing(attribute) && !SPOKEN.test(attribute.name))
    .map((attribute) => {
      if (attribute.name === 'style')
        refuse(
          attribute.offset,
          'style may say anything, which a mark may not.',
          'Write attributes instead: fill="…" stroke="…".',
        )
      return printAttribute(attribute, PREFIX, refuse)
    })
    .join('')
}
