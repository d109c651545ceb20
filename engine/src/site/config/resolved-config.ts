import type { z } from 'zod'
import type { configSchema } from './config-schema.ts'

/** `SiteConfig` once checked: every default is filled, so nothing past it asks what an absent setting means. */
export interface ResolvedConfig extends z.output<typeof configSchema> {
  /** The file the settings came from, relative to the root: where a mistake in them is reported. */
  file: string
}

/** A navbar item with its type and position written out. */
export type ResolvedNavbarItem = NonNullable<ResolvedConfig['navbar']['items']>[number]
