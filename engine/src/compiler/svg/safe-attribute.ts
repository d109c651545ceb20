import type { Refuse, SvgAttribute } from './read-svg.ts'

/*
 * What an attribute of a drawing may say on a page. Both lists name what is let through: browsers get new attributes, properties and
 * functions that load something, and nobody would think of this file then.
 */

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** How a shape is painted: as an attribute, or as a property in `style`. */
const PAINT = words(`
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters color-rendering cursor
  direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size
  font-size-adjust font-stretch font-style font-variant font-weight image-rendering letter-spacing lighting-color marker-end marker-mid
  marker-start mask mask-type opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
  text-decoration text-overflow text-rendering transform transform-origin unicode-bidi vector-effect visibility white-space
  word-spacing writing-mode`)

/** What only `style` can say. Nothing here takes a drawing out of its frame. */
const STYLE = words(`
  aspect-ratio block-size font font-feature-settings font-kerning height inline-size isolation line-height marker max-block-size
  max-height max-inline-size max-width min-block-size min-height min-inline-size min-width mix-blend-mode text-transform transform-box
  width`)

/** What only an attribute can say: sizes, places, and what gradients, patterns and filters are made of. */
const SHAPE = words(`
  amplitude azimuth baseFrequency bias clipPathUnits cx cy d diffuseConstant divisor dx dy edgeMode elevation exponent filterUnits fr
  fx fy gradientTransform gradientUnits height in in2 intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength lang lengthAdjust
  limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits method mode numOctaves offset operator order orient
  pathLength patternContentUnits patternTransform patternUnits points pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio
  primitiveUnits r radius refX refY result rotate rx ry scale seed side slope spacing specularConstant specularExponent spreadMethod
  startOffset stdDeviation stitchTiles surfaceScale tableValues targetX targetY textLength type values viewBox width x
  xChannelSelector xml:lang xml:space x1 x2 y yChannelSelector y1 y2 z
  id role href xlink:href`)

/** Functions of colors, transforms and filters. Of `url()` there is more to say: see `LEADS_OUT`. */
const FUNCTIONS = words(`
  url var calc min max clamp rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  matrix rotate scale scalex scaley skew skewx skewy translate translatex translatey
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia`)

/** A value that leads out of the file. */
const LEADS_OUT = /\/\/|url\((?!\s*['"]?#)|^\s*(data|javascript):/i
const URL_OF_ID = /url\(\s*['"]?#([^'")]*)['"]?\s*\)/gi

/** Attributes with words for who listens, and those that name other elements. */
const SPOKEN = /^aria-(?:label|description|placeholder|roledescription|valuetext)$/
const NAMES_OTHERS = /^aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns)$/

/** Whether an attribute says where something is. */
export const isHref = ({ name }: SvgAttribute) => /^(xlink:)?href$/.test(name)

/** Whether an attribute says nothing about the drawing, and is left out. `class` and `data-*` would mean something to the page. */
export const saysNothing = ({ name }: SvgAttribute) =>
  /^(xmlns|version|baseProfile|enable-background|focusable|class|data-.*|(?!(xlink:href|xml:lang|xml:space)$).*:.*)$/.test(
    name,
  )

/** An attribute ready to stand in a tag, its ids under names of their own. What may do more than draw is refused. */
export function printAttribute(attribute: SvgAttribute, prefix: string, refuse: Refuse): string {
  judge(attribute, refuse)
  return attributeText(attribute.name, withOwnIds(attribute, prefix))
}

/** Always in double quotes: nobody who reads the page has to know of others. */
export const attributeText = (name: string, value: string) => ` ${name}="${value.replaceAll('"', '&quot;')}"`

function judge(attribute: SvgAttribute, refuse: Refuse): void {
  const { name, value, offset } = attribute
  if (/^on/i.test(name)) refuse(offset, `${name} runs code, which a drawing may not do.`, 'Remove the attribute.')
  if (SPOKEN.test(name)) return
  // Either would have to be read as a browser does before anything could be said of the value.
  if (/[\\&]/.test(value))
    refuse(offset, `${name} hides what it says: "${value}".`, 'Write the characters themselves, without \\ and &.')
  if (LEADS_OUT.test(value) || (isHref(attribute) && !value.startsWith('#')))
    refuse(offset, `${name} leads out of the file: "${value}".`, 'Refer only to an id of the file itself: "#shape".')
  for (const [, called = ''] of value.matchAll(/([\w-]*)\(/g))
    if (called !== '' && !FUNCTIONS.has(called.toLowerCase()))
      refuse(offset, `${name} holds ${called}(), which no drawing needs.`, 'Write colors, sizes and transforms alone.')
  if (name === 'style') judgeStyle(attribute, refuse)
  else if (!PAINT.has(name) && !SHAPE.has(name) && !/^aria-[a-z]+$/.test(name))
    refuse(offset, `${name} says nothing about how a drawing looks.`, 'Remove the attribute.')
}

/** Each part of a style between semicolons. One inside of quotes is taken for the end of a part, which refuses too much, never too little. */
function judgeStyle({ value, offset }: SvgAttribute, refuse: Refuse): void {
  for (const part of value.split(';').filter((part) => part.trim() !== '')) {
    const property = part.split(':')[0]?.trim() ?? ''
    if (!PAINT.has(property) && !STYLE.has(property))
      refuse(
        offset,
        `style says "${part.trim()}", which may be more than how a drawing looks.`,
        'Colors, lines, fonts and sizes are what a style may say.',
      )
  }
}

/** Ids and what refers to them, under names that nothing else on a page has. */
function withOwnIds(attribute: SvgAttribute, prefix: string): string {
  const { name, value } = attribute
  if (name === 'id') return prefix + value
  if (isHref(attribute)) return value.replace('#', `#${prefix}`)
  if (NAMES_OTHERS.test(name))
    return value
      .trim()
      .split(/\s+/)
      .map((id) => prefix + id)
      .join(' ')
  return SPOKEN.test(name) ? value : value.replace(URL_OF_ID, `url(#${prefix}$1)`)
}
