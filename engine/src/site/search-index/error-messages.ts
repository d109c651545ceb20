import { z } from 'zod'
import { nearest } from '#model/nearest.ts'
import { BuildError, type Problem } from '#model/problem.ts'
import type { IndexedError } from '#model/search.ts'
import { configProblems } from '../config/config-problems.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { SearchPage } from './search-pages.ts'

const errorFile = z.object({
  errors: z
    .record(z.string(), z.object({ message: z.string().min(1), cause: z.string().min(1) }))
    .superRefine((errors, context) => {
      for (const code of Object.keys(errors).filter((key) => !/^\d+$/.test(key)))
        context.addIssue({ code: 'custom', path: [code], message: 'is not a number: errors are listed by their code.' })
    }),
})

/** Where the owner keeps error messages, relative to the site's root; null when there are none to search for. */
export function errorFilePath({ search }: ResolvedConfig): string | null {
  return search.errors && `public/${search.errors.file.replace(/^\/+/, '')}`
}

/**
 * The error messages that can be searched for. `text` is the content of the configured file, null when there is no such file.
 * Whether the page has the id of each is judged with all other links: see `check-links.ts`.
 */
export function errorMessages(config: ResolvedConfig, text: string | null, pages: SearchPage[]): IndexedError[] {
  const file = errorFilePath(config)
  const settings = config.search.errors
  if (file === null || settings === null) return []
  const page = pages.find(({ names }) => names.route === settings.route)
  if (!page) throw new BuildError([missingPage(config.file, settings.route, pages)])
  const { trail } = page.names
  return Object.entries(parse(file, text, config.file).errors)
    .map(([code, { message, cause }]) => ({ code: Number(code), message, cause: withoutMarks(cause) }))
    .sort((a, b) => a.code - b.code)
    .map((error) => ({ ...error, route: `${settings.route}#error-${error.code}`, group: settings.group, trail }))
}

/** The messages are the library's own and stand as they are; causes are written by hand, with marks for code. */
const withoutMarks = (markdown: string) => markdown.replaceAll('`', '')

function parse(file: string, text: string | null, configFile: string): z.infer<typeof errorFile> {
  if (text === null) {
    const hint = `search.errors.file in ${configFile} names it: create the file, or correct the setting.`
    throw new BuildError([{ message: 'There is no such file.', place: { file }, hint }])
  }
  const value = parseJson(file, text)
  const result = errorFile.safeParse(value)
  if (!result.success) throw new BuildError(configProblems(result.error, value, file).map(withHint))
  return result.data
}

const SHAPE = 'Write { "errors": { "0": { "message": "…", "cause": "…" } } }.'
const withHint = (problem: Problem): Problem => ({ hint: SHAPE, ...problem })

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : error
    throw new BuildError([{ message: `The file is not JSON: ${message}.`, place: { file }, hint: SHAPE }])
  }
}

function missingPage(file: string, route: string, pages: SearchPage[]): Problem {
  const routes = pages.map(({ names }) => names.route)
  const meant = nearest(route, routes)
  const hint = meant ? `Did you mean "${meant}"?` : 'It must be the route of the page that lists the errors.'
  return { message: `search.errors.route names "${route}", which is no page of this site.`, place: { file }, hint }
}
