import { z } from 'zod'
import { nearest } from '#model/nearest.ts'
import { described, named } from './described.ts'

/*
 * What the schemas of all settings are made of. A message continues the sentence "navbar.items[2] …"; its second line, if any, is
 * the way out. `config-problems.ts` puts the place in front.
 */

const quote = (word: string) => `"${word}"`

/** An object that refuses settings it does not know and names the one that was probably meant. */
export function settings<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const known = Object.keys(shape)
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined
      const meant = issue.keys.map((key) => nearest(key, known)).filter((key) => key !== null)
      const hint =
        meant.length > 0 ? `Did you mean ${meant.map(quote).join(', ')}?` : `Known here: ${known.join(', ')}.`
      return `has no setting ${issue.keys.map(quote).join(', ')}.\n${hint}`
    },
  })
}

/** A rule across settings. It also runs when one of them is wrong, so that one run reports every mistake. */
export const rule = (error: string, path: PropertyKey[] = []) => ({
  error,
  path,
  when: ({ value }: z.core.ParsePayload) => typeof value === 'object' && value !== null,
})

export const text = z.string().min(1)
/** Text that is HTML. */
export const asHtml = <Text extends z.ZodType<string>>(schema: Text) =>
  named(schema, 'HTML', 'text that is put into the page as it is')
export const html = asHtml(text)
export const docId = named(
  text,
  'doc id',
  'the path of a page below `content/` without its ending, such as `guide/start`; `guide/index.mdx` has the id `guide`',
)

export const sitePath = named(
  text,
  'path',
  'the path of a file: from the folder of `site.config.ts` on, such as `library/shelf.ts`, or absolute',
)

/** What may be left out, and then is null. */
export const orNull = <Schema extends z.ZodType>(kind: Schema) => kind.optional().transform((value) => value ?? null)
/** True or false, and which of them when it is left out. */
export const flag = (initial: boolean) => z.boolean().default(initial)

/** A route, with what to say about text that is none. */
export const routeOr = (message: string) =>
  named(
    z.string().startsWith('/', message),
    'route',
    'the address of a page of the site as text that starts with `/`, without `baseUrl`, such as `/guide/start`',
  )
export const route = routeOr('must start with "/": it is a route of this site.\nUse "href" for another site.')
export const address = named(
  z
    .string()
    .regex(
      /^[a-z][a-z0-9+.-]*:/i,
      'must be a full address such as "https://example.com".\nUse "to" for a route of this site.',
    ),
  'address',
  'a full address, such as `https://example.com` or `mailto:us@example.com`',
)
export const webAddress = named(
  z.string().regex(/^https?:\/\//, 'must be an address that starts with "https://" or "http://".'),
  'web address',
  'an address that starts with `https://` or `http://`',
)
export const routeOrAddress = named(
  z
    .string()
    .regex(
      /^(\/|[a-z][a-z0-9+.-]*:)/i,
      'must be a route of this site, which starts with "/", or a full address such as "https://example.com".',
    ),
  'route or address',
  'a route if it starts with `/`, else an address',
)

/** An origin: `examples` are told to who wrote none, and `wayOut` is what to do with the path of an address that has one. */
function originLike(examples: string, wayOut: (pathname: string) => string) {
  const schema = z.string().superRefine((value, context) => {
    const parsed = URL.canParse(value) ? new URL(value) : null
    if (parsed === null || !/^https?:$/.test(parsed.protocol)) {
      context.addIssue(`must be an origin such as ${examples}.`)
    } else if (parsed.origin !== value) {
      context.addIssue(`must be an origin without a path.\nWrite "${parsed.origin}"${wayOut(parsed.pathname)}.`)
    }
  })
  return named(schema, 'origin', 'an address without a path, such as `https://example.com` or `http://127.0.0.1:8108`')
}

export const origin = originLike('"https://example.com"', (pathname) =>
  pathname === '/' ? '' : ` and put the path into "baseUrl": "${pathname.replace(/\/?$/, '/')}"`,
)
export const serviceOrigin = originLike('"https://search.example.com" or "http://127.0.0.1:8108"', () => '')

/** Whether an item leads to this site or to another one, and not to both. */
export const hasOneTarget = (item: { to?: unknown; href?: unknown }) =>
  (item.to === undefined) !== (item.href === undefined)
export const ONE_TARGET = 'needs exactly one of "to" (a route of this site) and "href" (another site).'

/** Whether a mistake of one kind stops the build, is told, or is not. */
export const level = (initial: 'error' | 'warn', meaning: string) =>
  described(z.enum(['error', 'warn', 'ignore']).default(initial), meaning)
