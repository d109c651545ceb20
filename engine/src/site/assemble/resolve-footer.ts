import type { Footer } from '#model/site.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { resolveTarget } from './resolve-target.ts'

/** The footer with targets below the base and `{year}` in the copyright line filled. */
export function resolveFooter(footer: ResolvedConfig['footer'], baseUrl: string, year: number): Footer | null {
  if (footer === null) return null
  const { columns, logo, copyright } = footer
  return {
    columns: columns.map(({ title, items }) => ({
      title,
      items: items.map(({ html, label = '', to, href = '' }) =>
        html === undefined ? { label, ...resolveTarget(to ?? href, baseUrl) } : { html },
      ),
    })),
    logo: logo && { href: logo.href === null ? null : resolveTarget(logo.href, baseUrl).href },
    copyright: copyright?.replaceAll('{year}', String(year)) ?? null,
  }
}
