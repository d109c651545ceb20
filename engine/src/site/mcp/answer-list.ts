import { MAX_ANSWER } from './limits.ts'
import type { Library } from './read-library.ts'
import type { ListedGroup, ListedPage } from './read-map.ts'
import { ToolProblem } from './tool-problem.ts'

/** All pages by group, or those below a route or in a group: route, title, what each answers. As much of it as fits. */
export function answerList({ under }: { under?: string | undefined }, library: Library): string {
  const groups = under === undefined ? library.groups : groupsUnder(under, library)
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0)
  const head = `${count} ${count === 1 ? 'page' : 'pages'} of ${library.title}, by route. ${library.about}`
  const hint = 'What each page answers is told with "under": a route such as "/api", or the name of a group.'
  const full = [head, ...groups.map((group) => written(group, wholeLine))].join('\n\n')
  if (full.length <= MAX_ANSWER) return full
  const short = [`${head} ${hint}`, ...groups.map((group) => written(group, shortLine))].join('\n\n')
  if (short.length <= MAX_ANSWER) return short
  const names = groups.map(({ title, pages }) => `- ${title}: ${pages.length}, such as ${pages[0]?.route}`)
  return `${head} They are too many for one answer. ${hint}\n\n${names.join('\n')}`.slice(0, MAX_ANSWER)
}

function groupsUnder(under: string, { groups }: Library): ListedGroup[] {
  const name = under.trim().toLowerCase()
  const prefix = `/${name.split('/').filter(Boolean).join('/')}`
  const isBelow = ({ route }: ListedPage) =>
    `${route.toLowerCase()}/`.startsWith(prefix === '/' ? prefix : `${prefix}/`)
  const found = groups
    .map(({ title, pages }) => ({ title, pages: isNamed(title, name) ? pages : pages.filter(isBelow) }))
    .filter(({ pages }) => pages.length > 0)
  if (found.length > 0) return found
  throw new ToolProblem(`No page is below "${under}". The groups are: ${groups.map(({ title }) => title).join('; ')}.`)
}

/** `Shelves: Guides` is in the group `Shelves`. */
const isNamed = (title: string, name: string) =>
  title.toLowerCase() === name || title.toLowerCase().startsWith(`${name}: `)

const written = ({ title, pages }: ListedGroup, line: (page: ListedPage) => string) =>
  `## ${title}\n\n${pages.map(line).join('\n')}`

const shortLine = ({ route, title, description, size }: ListedPage) =>
  `- ${route} ${title} (${size})${description && `: ${description}`}`

const wholeLine = (page: ListedPage) => shortLine(page) + (page.answers && ` Answers: ${page.answers}`)
