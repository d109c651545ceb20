type Loader = typeof import('./load-parts.ts')

/** What loads the navigation of a large site part by part; nothing on a site that has it in one piece. */
export const siteParts: { loader?: Loader } = {}

/** Loads it. */
export async function openSiteParts(): Promise<void> {
  siteParts.loader = await import('./load-parts.ts')
}
