import { z } from 'zod'
import type { CodeChange } from '#model/error-table.ts'
import { BuildError, type Problem } from '#model/problem.ts'
import { configProblems } from '../config/config-problems.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { errorFilePath, rowOfError } from './error-places.ts'

const change = z.object({
  file: z.string().min(1),
  lines: z
    .array(z.string().regex(/^[-+ ](?: |$)/, 'must begin with "- ", "+ " or two spaces.'))
    .min(1, 'must have a line.'),
  note: z.string().min(1).exactOptional(),
})

const entry = z.object({
  message: z.string().min(1),
  cause: z.string().min(1),
  fix: z.string().default(''),
  route: z.string().startsWith('/', 'must start with "/": it is the place that explains the error.').optional(),
  change: change.optional(),
})

const errorFile = z.object({
  version: z.string().default(''),
  errors: z.record(z.string(), entry).superRefine((errors, context) => {
    for (const code of Object.keys(errors).filter((key) => !/^\d+$/.test(key)))
      context.addIssue({ code: 'custom', path: [code], message: 'is not a number: errors are listed by their code.' })
  }),
})

/** An error as the owner's file tells it. */
export interface WrittenError {
  code: number
  message: string
  cause: string
  fix: string
  /** The place that explains it; without one, its row in the list. */
  route: string
  change: CodeChange | undefined
}

/** What the owner's file tells, by number. */
export interface ErrorFile {
  version: string
  errors: WrittenError[]
}

/** Reads `text`, the content of the configured file, null when there is no such file. Null: the site has no error messages. */
export function readErrorFile(config: ResolvedConfig, text: string | null): ErrorFile | null {
  const file = errorFilePath(config)
  const settings = config.search.errors
  if (file === null || settings === null) return null
  const { version, errors } = parse(file, text, config.file)
  const written = Object.entries(errors).map(([key, { route, change, ...rest }]): WrittenError => {
    const code = Number(key)
    return { code, ...rest, route: route ?? rowOfError(settings.route, code), change }
  })
  return { version, errors: written.sort((a, b) => a.code - b.code) }
}

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
