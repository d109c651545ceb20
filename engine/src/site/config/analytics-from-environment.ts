import { BuildError } from '#model/problem.ts'
import type { AnalyticsConfig } from '#model/site.ts'

/** The variables by which one deployment of a site counts its readers, and another does not. */
const VARIABLES = {
  provider: 'DOCS_ANALYTICS_PROVIDER',
  endpoint: 'DOCS_ANALYTICS_ENDPOINT',
  siteId: 'DOCS_ANALYTICS_SITE_ID',
} as const satisfies Record<keyof AnalyticsConfig, string>

/** The `analytics` setting as the environment has it, unchecked; null where it says nothing. Half of it is a mistake. */
export function analyticsFromEnvironment(environment: NodeJS.ProcessEnv): Record<string, string> | null {
  const names = Object.values(VARIABLES)
  const missing = names.filter((name) => !environment[name])
  if (missing.length === names.length) return null
  if (missing.length > 0) {
    throw new BuildError([
      {
        message: `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: analytics need all three variables.`,
        place: { file: 'the environment' },
        hint: `Set ${names.join(', ')}, or none of them.`,
      },
    ])
  }
  return Object.fromEntries(Object.entries(VARIABLES).map(([setting, name]) => [setting, environment[name] ?? '']))
}
