import { UsageError } from '../report/usage-error.ts'

/** A page as `llms.txt` lists it. */
export interface ListedPage {
  route: string
  title: string
  /** One sentence; may be empty. */
  description: string
  /** What can be done with it, one after the other; may be empty. */
  answers: string
  /** Of its Markdown: `36.8 KB`. */
  size: string
}

/** Pages under one heading of `llms.txt`. */
export interface ListedGroup {
  title: string
  pages: ListedPage[]
}

/** What `llms.txt` says of a site. */
export interface SiteMap {
  title: string
  /** What is documented, in which version. */
  about: string
  /** Origin and base, with a slash at the end. */
  address: string
  groups: ListedGroup[]
}

/** What follows the address of a page: what it is about, and its size. */
const REST = /^(\S+)\.md\)(?:: (.*))? \(([\d.]+ [KM]?B)\)$/

/** Reads what `outputs/llms-txt.ts` writes. */
export function readMap(text: string): SiteMap {
  const lines = text.split('\n')
  const about = lines.find((line) => line.includes('llms-full.txt')) ?? ''
  const address = /(\S+)llms-full\.txt/.exec(about)?.[1]
  if (!address) throw new UsageError('llms.txt does not say where the site is.\n  Build the site again.')
  const groups: ListedGroup[] = []
  for (const line of lines) {
    if (line.startsWith('## ')) groups.push({ title: line.slice(3), pages: [] })
    const page = pageOf(line, address)
    if (page) groups.at(-1)?.pages.push(page)
  }
  return {
    title: lines[0]?.replace(/^# /, '') ?? '',
    about: about.replace(/ All pages in one file:.*/, ''),
    address,
    groups: groups.filter(({ pages }) => pages.length > 0),
  }
}

function pageOf(line: string, address: string): ListedPage | null {
  const link = `](${encodeURI(address)}`
  const at = line.indexOf(link) // a title may look like a link, too
  const [, encoded, said = '', size = ''] = (at > 0 && REST.exec(line.slice(at + link.length))) || []
  if (!line.startsWith('- [') || encoded === undefined) return null
  const [, description = '', answers = ''] = /^(.*?)(?: ?\bAnswers: (.*))?$/.exec(said) ?? []
  const path = pathOf(encoded)
  if (path === null) return null
  return { route: path === 'index' ? '/' : `/${path}`, title: line.slice(3, at), description, answers, size }
}

/** Of the page below the site's address; null for one that leads elsewhere: what stands in a line may come from a title. */
function pathOf(encoded: string): string | null {
  try {
    const path = decodeURI(encoded)
    return /[\\\p{Cc}]/u.test(path) || path.split('/').includes('..') ? null : path
  } catch {
    return null // no page has such a path
  }
}
