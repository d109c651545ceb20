import { attributePlace, attributesOf, attributeValue, reportUnknownAttribute } from '../components/attributes.ts'
import { attributesOfElement } from '../components/html-elements.ts'
import type { Attributes } from '../html.ts'
import type { PageContext } from '../page-context.ts'
import type { JsxNode } from '../syntax.ts'

/** The attributes of an element that a page writes itself, its id claimed; what is wrong is reported and left out. */
export function readElementAttributes(tag: string, node: JsxNode, page: PageContext): Attributes {
  const known = attributesOfElement(tag)
  const out: Attributes = {}
  for (const attribute of attributesOf(node, page)) {
    const name = attribute.name === 'className' ? 'class' : attribute.name
    const place = attributePlace(node, attribute.name, page)
    if (!known.includes(name) && !/^(aria|data)-[a-z\d-]+$/.test(name)) {
      reportUnknownAttribute(name, tag, known, place, page)
      continue
    }
    const value = attributeValue(attribute, node, page)
    if (value !== null && typeof value === 'object') {
      page.report(place, `"${name}" of <${tag}> must be text.`, `Write ${name}="…".`)
    } else if (name === 'action' && !staysHere(String(value))) {
      page.report(
        place,
        `The form leads to "${value}".`,
        'A form leads to a page of this site: write its address from this page on.',
      )
    } else {
      out[name] = name.startsWith('aria-') && typeof value === 'boolean' ? String(value) : value
    }
  }
  const { id, ...others } = out
  if (id === undefined || id === null) return others
  return { id: page.claimId(String(id), attributePlace(node, 'id', page)), ...others }
}

/** Two places where this site might be: an address that names one of them leaves the other. */
const HERE = ['https://here.example', 'https://there.example']

/** Whether an address is one of this site. As browsers read it: a script may be spelled with tabs, another host with `\\`. */
const staysHere = (address: string) =>
  HERE.every((here) => URL.canParse(address, here) && new URL(address, here).origin === here)
