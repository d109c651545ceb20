import { resolve } from 'node:path'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import type { SampleWorld } from '../sample-world.ts'

/** A world for tests, in which samples find the packages of this project. */
export const projectWorld = (more: Partial<SampleWorld> = {}): SampleWorld => ({
  root: resolve(ENGINE_ROOT),
  settings: 'site.config.ts',
  modules: {},
  api: null,
  entryPoints: [],
  facts: null,
  ...more,
})
