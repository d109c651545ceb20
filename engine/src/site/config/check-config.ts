import { BuildError } from '#model/problem.ts'
import { configProblems } from './config-problems.ts'
import { configSchema } from './config-schema.ts'
import type { ResolvedConfig } from './resolved-config.ts'

/** The settings with defaults filled, or a `BuildError` with everything that is wrong in them. */
export function checkConfig(config: unknown, file: string): ResolvedConfig {
  const result = configSchema.safeParse(config)
  if (!result.success) throw new BuildError(configProblems(result.error, config, file))
  return { file, ...result.data }
}
