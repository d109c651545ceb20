import type { z } from 'zod'
import type { configSchema } from './config-schema.ts'

/** `SiteConfig` once checked: every default is filled, so nothing past it asks what an absent setting means. */
export interface ResolvedConfig extends z.output<typeof configSchema> {
  /** The file the settings came from, relative to the root: where a mistake in them is reported. */
  file: string
}

/** Columns only: one row of links is a column without a title. */
export type ResolvedFooter = NonNullable<ResolvedConfig['footer']>
