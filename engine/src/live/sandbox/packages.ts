/** What a module exports. */
export type Exports = Record<string, unknown>

/** Packages that an example can import. */
export const packages = new Map<string, Exports>()

/** Adds packages by the names that examples import. */
export function offer(offered: Record<string, object>): void {
  for (const [name, exports] of Object.entries(offered)) packages.set(name, exports as Exports)
}
