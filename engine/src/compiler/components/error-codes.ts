import { existsSync, readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { z } from 'zod'
import { titleHtml } from '../html.ts'
import type { PageContext } from '../page-context.ts'
import { markOfId } from '../place-mark.ts'
import { renderLink } from '../rules/links.ts'
import { join } from '../split-tree.ts'
import type { JsxNode } from '../syntax.ts'
import { attributePlace } from './attributes.ts'
import type { ComponentRule } from './component-rule.ts'
import { hashOfFile } from './diagram.ts'
import { foldElement } from './fold-element.ts'

/** JSON can write the character that stands around the slots of a page: see `split-tree.ts`. */
const words = () => z.string().refine((text) => !text.includes('\0'), 'it holds the character with the number 0')

const Table = z.object({
  errors: z.record(
    z.string().regex(/^\d+$/),
    z.object({
      message: words(),
      cause: words(),
      fix: words(),
      route: words(),
      change: z.object({ note: words().optional() }).optional(),
    }),
  ),
})

type Errors = z.infer<typeof Table>['errors']

/** What `render` read, for the Markdown twin, which is written after it and has no page to read from. */
const errorsOfNode = new WeakMap<JsxNode, Errors>()

/** `<ErrorCodes file="error-codes.json" />`: the messages behind the numbers of production builds, each under `#error-7`. */
export const errorCodesRule: ComponentRule = {
  name: 'ErrorCodes',
  attributes: { file: { type: 'text', isRequired: true } },
  render(node, { file }, page) {
    const errors = file === undefined ? null : readErrors(String(file), node, page)
    if (!errors) return ''
    errorsOfNode.set(node, errors)
    const place = node.position.start
    const folds = Object.entries(errors).map(([code, { message, cause, route, ...remedy }]) => {
      const title = { html: `<code>#${code}</code> ${titleHtml(message)}` }
      const link = renderLink(route, titleHtml(nameOfRoute(route)), {}, place, page)
      const body = `<p>${titleHtml(cause)}</p><p>${titleHtml(wayOut(remedy))} See ${link}.</p>`
      return foldElement({ class: 'question', id: page.claimId(`error-${code}`, place) }, title, body)
    })
    return join(folds)
  },
  markdown: (node) =>
    Object.entries(errorsOfNode.get(node) ?? {})
      .map(([code, { message, cause, route, ...remedy }]) =>
        [
          `- **#${code}**${markOfId(`error-${code}`)} ${message}`,
          `${cause} ${wayOut(remedy)} See [${nameOfRoute(route)}](${route}).`,
        ].join('\\\n  '),
      )
      .join('\n'),
}

/** What to do, and what helps to do it. The change itself is shown where one error is asked for. */
const wayOut = ({ fix, change }: Pick<Errors[string], 'fix' | 'change'>) =>
  [fix, change?.note].filter(Boolean).join(' ')

function readErrors(file: string, node: JsxNode, page: PageContext): Errors | null {
  const place = attributePlace(node, 'file', page)
  if (!/^[\w./-]+\.json$/.test(file) || file.split('/').includes('..')) {
    page.report(place, `"${file}" is not the name of a table.`, 'Tables of error codes are .json files in public/.')
    return null
  }
  const fromContent = `../public/${file}`
  const path = joinPath(page.contentDir, fromContent)
  if (!existsSync(path)) {
    page.report(place, `There is no file public/${file}.`, 'Create it, or correct the name.')
    return null
  }
  const text = readFileSync(path, 'utf8')
  page.dependencies.set(fromContent, hashOfFile(text))
  try {
    return Table.parse(JSON.parse(text)).errors
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : null
    const reason = issue ? `${issue.path.join('.')}: ${issue.message}` : String(error)
    page.report(
      place,
      `public/${file} is not a table of error codes: ${reason}.`,
      'It holds { "errors": { "7": { "message", "cause", "fix", "route" } } }, all of them text.',
    )
    return null
  }
}

/** A page's name from its address, since a page knows of no other: `createSlice` is code, `code-splitting` are words. */
function nameOfRoute(route: string): string {
  const last =
    route
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? ''
  if (/[A-Z]/.test(last)) return `\`${last}\``
  const words = last.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
