import { didYouMean, nearest } from '#model/nearest.ts'
import { type Literal, LiteralError, readLiteral } from '../literal.ts'
import type { AttributeValues, PageContext, SourcePlace } from '../page-context.ts'
import type { JsxAttribute, JsxNode } from '../syntax.ts'

/** What an attribute takes. `text` also takes a number, which is read as written. */
export interface AttributeRule {
  type: 'text' | 'flag'
  isRequired?: boolean
  oneOf?: readonly string[]
}

const WANTED = { text: 'text', flag: 'true or false' }

/** The attributes of a component, checked against its rule; what is wrong is reported and left out. */
export function readAttributes(
  node: JsxNode,
  name: string,
  rules: Record<string, AttributeRule>,
  page: PageContext,
): AttributeValues {
  const values: AttributeValues = {}
  const misspelt = new Set<string>()
  for (const attribute of attributesOf(node, page)) {
    const rule = Object.hasOwn(rules, attribute.name) ? rules[attribute.name] : undefined
    const place = attributePlace(node, attribute.name, page)
    if (!rule) {
      const guess = reportUnknownAttribute(attribute.name, name, Object.keys(rules), place, page)
      if (guess) misspelt.add(guess)
      continue
    }
    const value = attributeValue(attribute, node, page)
    if (value === undefined) continue
    if (!fits(value, rule)) {
      page.report(
        place,
        `"${attribute.name}" of <${name}> must be ${WANTED[rule.type]}.`,
        rule.type === 'text'
          ? `Write ${attribute.name}="…".`
          : `Write ${attribute.name} alone for yes, leave it out for no.`,
      )
    } else if (rule.oneOf && !rule.oneOf.includes(String(value))) {
      page.report(
        place,
        `"${attribute.name}" of <${name}> cannot be "${value}".`,
        didYouMean(String(value), rule.oneOf, `One of: ${rule.oneOf.join(', ')}.`),
      )
    } else {
      values[attribute.name] = rule.type === 'text' ? String(value) : value
    }
  }
  for (const [key, rule] of Object.entries(rules)) {
    const isWritten = node.attributes.some((attribute) => 'name' in attribute && attribute.name === key)
    if (rule.isRequired && !isWritten && !misspelt.has(key))
      page.report(node, `<${name}> needs "${key}".`, `Write <${name} ${key}="…">.`)
  }
  page.attributesOfNode.set(node, values)
  return values
}

/** The named attributes; spreads are code and are reported, as is a name written twice. */
export function attributesOf(node: JsxNode, page: PageContext): JsxAttribute[] {
  const seen = new Set<string>()
  return node.attributes.filter((attribute): attribute is JsxAttribute => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      page.report(node, `{${attribute.value}} is code, and a page runs none.`, 'Write each attribute by its name.')
      return false
    }
    if (seen.has(attribute.name)) {
      page.report(
        attributePlace(node, attribute.name, page),
        `"${attribute.name}" is given twice.`,
        'Remove one of them.',
      )
      return false
    }
    seen.add(attribute.name)
    return true
  })
}

/** An attribute's value: a string, a literal in braces, or true when it has none. Undefined after a reported mistake. */
export function attributeValue(attribute: JsxAttribute, node: JsxNode, page: PageContext): Literal | undefined {
  if (attribute.value === null) return true
  if (typeof attribute.value === 'string') return attribute.value
  try {
    return readLiteral(attribute.value.value)
  } catch (error) {
    if (!(error instanceof LiteralError)) throw error
    const start = openingTag(node, page).search(new RegExp(`\\s${escapeRegExp(attribute.name)}\\s*=\\s*\\{`))
    const brace = page.maskedText.indexOf('{', node.position.start.offset + Math.max(0, start))
    const place = page.placeOf(brace + 1 + error.offset)
    page.report(
      place,
      `The value of "${attribute.name}" cannot be read: ${error.message}.`,
      'Values are strings, numbers, true, false, null, arrays and plain objects.',
    )
    return undefined
  }
}

/** Where an attribute stands; the parser does not say. */
export function attributePlace(node: JsxNode, name: string, page: PageContext): SourcePlace {
  const found = openingTag(node, page).search(new RegExp(`(?<=\\s)${escapeRegExp(name)}(?=[\\s=/>])`))
  return page.placeOf(node.position.start.offset + Math.max(0, found))
}

/** The id of an element: the one that its author gave, or one made from `base`. */
export function giveId(node: JsxNode, { id }: AttributeValues, base: string, page: PageContext): string {
  const given = id === undefined ? page.uniqueId(base) : page.claimId(String(id), attributePlace(node, 'id', page))
  page.idOfNode.set(node, given)
  return given
}

/** Says that an attribute does not exist; returns the one that was probably meant. */
export function reportUnknownAttribute(
  name: string,
  owner: string,
  known: string[],
  place: SourcePlace,
  page: PageContext,
): string | null {
  const guess = nearest(name, known)
  const offered = known.length > 0 ? `Attributes: ${known.join(', ')}.` : `<${owner}> takes none.`
  page.report(place, `<${owner}> has no attribute "${name}".`, guess ? `Did you mean "${guess}"?` : offered)
  return guess
}

function fits(value: Literal, rule: AttributeRule): boolean {
  if (rule.type === 'flag') return typeof value === 'boolean'
  return typeof value === 'string' || typeof value === 'number'
}

const openingTag = (node: JsxNode, page: PageContext) =>
  page.maskedText.slice(node.position.start.offset, node.children[0]?.position.start.offset ?? node.position.end.offset)

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
