import { z } from 'zod'
import { didYouMean } from '#model/nearest.ts'
import type { PageMeta } from '#model/page.ts'
import { idOfRoute, routeOfSource } from '#model/route.ts'
import { type Report, readYaml } from './frontmatter-yaml.ts'
import type { SourcePlace } from './page-context.ts'

/** YAML can write line breaks and signs that nobody sees, and files with a line a page would be read with a line more. */
const line = () => z.string().overwrite((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())

const Schema = z.strictObject({
  title: line().min(1),
  description: line().default(''),
  kind: z.enum(['landing', 'api', 'guide', 'tutorial']).default('guide'),
  sidebar_label: line().min(1).optional(),
  pagination_label: line().min(1).optional(),
  keywords: z.array(line().min(1)).default([]),
  title_style: z.enum(['text', 'code']).default('text'),
  hide_table_of_contents: z.boolean().default(false),
  draft: z.boolean().default(false),
})

const KEYS = Object.keys(Schema.shape)

/** The page's meta from its front matter; null when it cannot be read, with every reason reported at its key. */
export function readFrontmatter(source: string, text: string, report: Report): PageMeta | null {
  const block = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/.exec(text)
  if (!block) {
    const hint = text.startsWith('---')
      ? 'Close it with a line of three hyphens.'
      : 'Start the file with:\n---\ntitle: …\ndescription: …\n---'
    report(
      { line: 1, column: 1 },
      text.startsWith('---') ? 'The front matter is never closed.' : 'The page has no front matter.',
      hint,
    )
    return null
  }

  const yaml = readYaml(block[1] ?? '', report)
  if (!yaml) return null
  const parsed = Schema.safeParse(yaml.value, { reportInput: true })
  if (parsed.success) return toMeta(source, parsed.data)

  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        report(
          yaml.placeOf(key),
          `Front matter has no key "${key}".`,
          didYouMean(key, KEYS, `Keys: ${KEYS.join(', ')}.`),
        )
      }
    } else {
      reportValue(issue, yaml.placeOf(issue.path[0]), report)
    }
  }
  return null
}

function reportValue(issue: z.core.$ZodIssue, place: SourcePlace, report: Report) {
  const key = String(issue.path[0] ?? '')
  if (key === '')
    return report(place, 'The front matter is not a list of keys and values.', 'Write one "key: value" a line.')
  const input = issue.input
  if (issue.code === 'invalid_value') {
    const hint = typeof input === 'string' ? didYouMean(input, issue.values.map(String), null) : null
    const offered = issue.values.map((value) => `"${String(value)}"`).join(', ')
    return report(place, `"${key}" is none of ${offered}.`, hint)
  }
  if (place.line === 1) return report(place, `The front matter has no "${key}".`, `Add a line "${key}: …".`)
  const wanted: Record<string, string> = { string: 'text', boolean: 'true or false', array: 'a list' }
  const expected = issue.code === 'invalid_type' ? (wanted[issue.expected] ?? issue.expected) : 'text'
  report(
    place,
    `"${key}" must be ${issue.path.length > 1 ? 'a list of texts' : expected}.`,
    expected === 'text' ? 'Put it in quotes if it looks like something else.' : null,
  )
}

function toMeta(source: string, data: z.infer<typeof Schema>): PageMeta {
  const route = routeOfSource(source)
  const sidebarLabel = data.sidebar_label ?? data.title
  return {
    source,
    route,
    id: idOfRoute(route),
    title: data.title,
    description: data.description,
    kind: data.kind,
    sidebarLabel,
    paginationLabel: data.pagination_label ?? sidebarLabel,
    keywords: data.keywords,
    titleStyle: data.title_style,
    headingHtml: null,
    hideTableOfContents: data.hide_table_of_contents,
    draft: data.draft,
  }
}
