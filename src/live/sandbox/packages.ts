import type { Exports } from './load-modules.ts'
import type { MockApi } from './mock-api.ts'

/** What the second bundle (`query-vendor.ts`) gets from the first, and gives to it. */
export interface Vendors {
  /** Modules that it shares with the first bundle, by name. */
  shared: Record<string, object>
  add(name: string, exports: object): void
  watchApi<Create extends (...given: never[]) => object>(create: Create): Create
  watchMockApi<Api extends MockApi>(api: Api): Api
  /** Set by the second bundle. */
  library: MockApi | null
}

/** Packages that an example can import. */
export const packages = new Map<string, Exports>()
