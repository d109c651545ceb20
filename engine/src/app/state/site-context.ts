import type { SiteData } from '#model/site.ts'
import { createRequiredContext } from './required-context.ts'

/** The site's data: navigation, settings, and which pages exist. */
export const [SiteProvider, useSite] = createRequiredContext<SiteData>('useSite', 'SiteProvider')
