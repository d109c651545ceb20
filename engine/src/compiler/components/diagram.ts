import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { nearest } from '#model/nearest.ts'
import { escapeAttribute, htmlElement, titleHtml, titleText } from '../html.ts'
import type { PageContext } from '../page-context.ts'
import { resolveLink } from '../rules/links.ts'
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
    const svg = attributes.src === undefined ? null : readDiagram(String(attributes.src), node, page)
    if (svg === null) return ''
    const alt = String(attributes.alt ?? '')
    if (alt.trim() === '')
      page.report(attributePlace(node, 'alt', page), 'The diagram has no words.', 'Say in a sentence what it shows.')
    const prefix = page.uniqueId(
      `diagram-${String(attributes.src)
        .replace(/\.svg$/, '')
        .replace(/[^\w-]+/g, '-')}`,
    )
    page.ids.delete(prefix) // only a prefix: no element has it
    const drawing = labelled(linked(prefixIds(svg, `${prefix}-`, page), node, page), alt)
    const caption =
      attributes.caption === undefined ? '' : `<figcaption>${titleHtml(String(attributes.caption))}</figcaption>`
    return htmlElement(
      'figure',
      { class: 'diagram' },
      `<div class="diagram-scroll" tabindex="0">${drawing}</div>${caption}`,
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
    const guess = nearest(src, names)
    page.report(
      place,
      `There is no diagram content/${DIAGRAM_FOLDER}/${src}.`,
      guess ? `Did you mean "${guess}"?` : names.length > 0 ? `Diagrams: ${names.sort().join(', ')}.` : null,
    )
    return null
  }
  const svg = readFileSync(path, 'utf8')
  page.dependencies.set(`${DIAGRAM_FOLDER}/${src}`, hashOfFile(svg))
  const body = /<svg[\s>][\s\S]*<\/svg>/.exec(svg)?.[0]
  if (!body) page.report(place, `content/${DIAGRAM_FOLDER}/${src} holds no <svg>.`)
  const drawing = body?.replace(/<!--[\s\S]*?-->|<title>[\s\S]*?<\/title>/g, '').replace(/>\s*\n\s*</g, '><') ?? null
  const danger = drawing && dangerIn(drawing)
  if (!danger) return drawing
  page.report(
    place,
    `content/${DIAGRAM_FOLDER}/${src} holds "${danger}".`,
    'A diagram only draws: remove scripts, event attributes and outside references.',
  )
  return null
}

/** What a diagram is drawn with. All else could run, load or restyle something, or end the drawing and go on as HTML. */
const DRAWING =
  /^(?:svg|g|a|path|circle|ellipse|rect|line|polyline|polygon|text|tspan|textPath|title|desc|defs|use|symbol|marker|stop|pattern|mask|clipPath|(?:linear|radial)Gradient|filter|fe(?!Image)[A-Z]\w+)$/
const TAG = /<\/?([\w:-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*)\s*\/?>/g
const ATTRIBUTE = /\s+(([\w:.-]+)\s*=\s*(["'])(.*?)\3)/gs

/** The first thing in a drawing, as it is going to be served, that does more than draw; null: there is none. */
function dangerIn(drawing: string): string | null {
  const dangers: string[] = []
  const rest = drawing.replace(TAG, (tag, name: string, attributes: string) => {
    if (!DRAWING.test(name)) dangers.push(tag)
    const given = [...attributes.matchAll(ATTRIBUTE)]
    for (const [, written = '', key = '', , value = ''] of given) {
      // The link of an `<a>` is looked at by `linked`, which reads it in this one form.
      const isFine = /href$/i.test(key)
        ? /^(?:xlink:)?href="/.test(written) && (name === 'a' || value.startsWith('#'))
        : true
      if (!isFine || /^on/i.test(key) || /url\((?!\s*['"]?#)|javascript:/i.test(value)) dangers.push(written)
    }
    if (given.filter(([, , key]) => /href$/i.test(key ?? '')).length > 1) dangers.push(tag)
    return ''
  })
  const open = rest.indexOf('<')
  return dangers[0] ?? (open < 0 ? null : rest.slice(open, open + 40))
}

/** The hash a cache compares to learn whether a diagram has changed. */
export const hashOfFile = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** Ids inside a drawing are its own; two drawings on a page must not meet. */
function prefixIds(svg: string, prefix: string, page: PageContext): string {
  for (const [, id] of svg.matchAll(/\sid="([^"]+)"/g)) page.ids.set(prefix + id, null)
  return svg
    .replace(/(\sid=")([^"]+)"/g, `$1${prefix}$2"`)
    .replace(/url\((['"]?)#/g, `url($1#${prefix}`)
    .replace(/(\s(?:xlink:)?href=")#/g, `$1#${prefix}`)
    .replace(/(\saria-(?:labelledby|describedby)=")([^"]+)"/g, (_, start: string, ids: string) => {
      const prefixed = ids.split(/\s+/).map((id) => prefix + id)
      return `${start}${prefixed.join(' ')}"`
    })
}

/** Links of a drawing are links of the page that shows it: checked like any other. */
function linked(svg: string, node: JsxNode, page: PageContext): string {
  return svg.replace(/(<a\s[^>]*?href=")([^"#][^"]*)"/g, (whole, start: string, url: string) => {
    const place = attributePlace(node, 'src', page)
    const target = resolveLink(url, page)
    if (target.type === 'page') {
      page.links.push({ ...target.link, line: place.line, column: place.column })
      return `${start}${escapeAttribute(target.href)}"`
    }
    const message = target.type === 'error' ? target.message : `The drawing links to "${url}".`
    page.report(place, message, 'A drawing links to pages of this site only: write its route.')
    return whole
  })
}

/**
 * The page's words replace the drawing's own title, which would show as a tooltip. A drawing with links is no image: what is in an
 * image cannot be reached.
 */
function labelled(svg: string, alt: string): string {
  const role = /<a\s/.test(svg) ? 'group' : 'img'
  const clean = (tag: string) => tag.replace(/\s(role|aria-label|aria-labelledby|xmlns|xmlns:xlink)="[^"]*"/g, '')
  return svg.replace(/^<svg[^>]*>/, (tag) =>
    clean(tag).replace('<svg', () => `<svg role="${role}" aria-label="${escapeAttribute(alt)}"${sizeStyle(tag)}`),
  )
}

/** A drawing made for the width of a phone is neither cut off there nor blown up elsewhere; wider ones are scrolled. */
function sizeStyle(tag: string): string {
  const width = Number(/viewBox="[\d.]+ [\d.]+ ([\d.]+)/.exec(tag)?.[1])
  return width <= NARROW && !tag.includes('style=') ? ' style="min-inline-size:20rem;max-inline-size:30rem"' : ''
}
