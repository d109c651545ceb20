import { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { slugOf } from '#model/slug.ts'
import { answerError } from './answer-error.ts'
import { answerList } from './answer-list.ts'
import { answerPage } from './answer-page.ts'
import { answerSearch } from './answer-search.ts'
import { MAX_ADDRESS, MAX_MESSAGE, MAX_QUERY, MOST_RESULTS, USUAL_RESULTS } from './limits.ts'
import type { Library } from './read-library.ts'
import { ToolProblem } from './tool-problem.ts'

/** Numbers may come as strings: some programs write all arguments as text. */
const INPUTS = {
  search: z.strictObject({
    query: z.string().trim().min(1).max(MAX_QUERY).describe('A question or some words, as a person would ask'),
    limit: z.coerce
      .number()
      .int()
      .optional()
      .describe(`Sections, at most ${MOST_RESULTS}; ${USUAL_RESULTS} unless told`),
  }),
  page: z.strictObject({
    page: z
      .string()
      .trim()
      .min(1)
      .max(MAX_ADDRESS)
      .describe('A route (/api/name), an address with or without #id, or a title'),
    section: z.string().trim().max(MAX_ADDRESS).optional().describe('The id of a section: {#id} after its title'),
    part: z.coerce.number().int().min(1).optional().describe('Of a text that is too long for one answer'),
  }),
  error: z.strictObject({
    error: z
      .union([z.string().trim().min(1).max(MAX_MESSAGE), z.number().int().min(0)])
      .describe('The message, or the number that a production build shows'),
  }),
  list: z.strictObject({
    under: z
      .string()
      .trim()
      .min(1)
      .max(MAX_ADDRESS)
      .optional()
      .describe('A route such as /api, or the name of a group'),
  }),
}

/** The tools only read, and nothing but files that were built. */
const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

/** A server with the tools of one site. `current` is asked for every answer. */
export function docsServer(current: () => Library, { version, log }: { version: string; log: (line: string) => void }) {
  const { title, about } = current()
  const server = new McpServer(
    { name: slugOf(title) || 'docs', title, version },
    { instructions: instructionsOf(about) },
  )
  const answering =
    <Input>(answer: (input: Input, library: Library) => string) =>
    async (input: Input) => {
      try {
        return { content: [{ type: 'text' as const, text: answer(input, current()) }] }
      } catch (error) {
        if (!(error instanceof ToolProblem)) log(String(error instanceof Error ? error.stack : error))
        const text = error instanceof ToolProblem ? error.message : 'The built site could not be read. Build it again.'
        return { content: [{ type: 'text' as const, text }], isError: true }
      }
    }
  server.registerTool(
    'search_docs',
    {
      title: `Search ${title}`,
      description: `Finds the sections of the ${title} documentation that answer a question. Answers them as Markdown with their addresses, best first.`,
      inputSchema: INPUTS.search,
      annotations: READS,
    },
    answering(answerSearch),
  )
  server.registerTool(
    'read_page',
    {
      title: `Read a page of ${title}`,
      description:
        'A whole page as Markdown, or one of its sections. A long page comes in parts, with a list of its other sections.',
      inputSchema: INPUTS.page,
      annotations: READS,
    },
    answering(answerPage),
  )
  server.registerTool(
    'explain_error',
    {
      title: `Explain an error of ${title}`,
      description:
        'What a message of the library means, where it comes from and what to do. Takes the message as it was printed, or the number of a production build.',
      inputSchema: INPUTS.error,
      annotations: READS,
    },
    answering(answerError),
  )
  server.registerTool(
    'list_pages',
    {
      title: `List the pages of ${title}`,
      description: 'All pages by group: route, title, size and what each answers.',
      inputSchema: INPUTS.list,
      annotations: READS,
    },
    answering(answerList),
  )
  return server
}

const instructionsOf = (about: string) =>
  `${about} Ask search_docs first, in the words of the question. A link that begins with / is a route for read_page, {#id} after a title is the id of a section. Give the Source of what you use.`
