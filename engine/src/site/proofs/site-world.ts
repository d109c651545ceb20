import { resolve } from 'node:path'
import type { SampleWorld } from '#samples/sample-world.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'

/** What the samples of a site are checked with, as its settings say. */
export function worldOf(root: string, { file, library, samples, facts }: ResolvedConfig): SampleWorld {
  const modules = Object.entries(samples.modules).map(([name, path]) => [name, resolve(root, path)])
  return {
    root: resolve(root),
    settings: file,
    modules: Object.fromEntries(modules),
    api: samples.api,
    entryPoints: facts?.entryPoints ?? [library.packageName],
    facts: facts && { messages: facts.messages },
  }
}
