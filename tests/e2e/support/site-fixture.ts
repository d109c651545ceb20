import { serialize } from 'node:v8'
import { test as base } from '@playwright/test'
import type { Answer, Wanted } from './site-builder.ts'
import type { Variant } from './write-site.ts'

/** A built site behind a server of its own. */
export interface ServedSite {
  /** Where its files are: `dist/` below this. Other tests read them at the same time. */
  root: string
  origin: string
  /** The address of a route, with the base. */
  url: (route: string) => string
}

export interface SiteFixtures {
  /** Builds and serves a variant, once per run. */
  serveSite: (variant?: Variant) => Promise<ServedSite>
}

/** Tests that need a site of their own settings. */
export const test = base.extend<SiteFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  serveSite: async ({}, use) => {
    await use((variant = {}) => servedVariant(variant))
  },
})

/** Asks the builder of this run, which `playwright.config.ts` starts. */
export async function servedVariant(variant: Variant, isCompressed = false): Promise<ServedSite> {
  const { SITE_BUILDER } = process.env
  if (!SITE_BUILDER) throw new Error('Nothing builds sites for tests here: run them with playwright.config.ts.')
  const body = new Uint8Array(serialize({ variant, isCompressed } satisfies Wanted))
  const response = await fetch(SITE_BUILDER, { method: 'POST', body })
  const answer = (await response.json()) as Answer
  if ('problem' in answer) throw new Error(answer.problem)
  const base = variant.servedAt ?? variant.config?.baseUrl ?? '/'
  return { ...answer, url: (route) => `${answer.origin}${base}${route.slice(1)}` }
}
