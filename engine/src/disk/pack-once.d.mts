export interface PackOptions {
  /** Which imports stay imports. Default: none. */
  isOutside?: (specifier: string, importer?: string) => boolean
  /** Files that stand for specifiers. */
  alias?: Record<string, string>
}

/** What is thrown for a file that cannot be read as code, or imports what is not there. */
export interface PackError extends Error {
  loc?: { file: string; line: number; column: number }
}

/**
 * Packs modules, and what they import, into JavaScript below `folder`: once for each state of the files that go into it. Returns the
 * addresses to import, by the names of `entries`. Several runs may pack at the same time. `import.meta.url` stays that of the source.
 */
export function packOnce(
  folder: string,
  entries: Record<string, string>,
  options?: PackOptions,
): Promise<Record<string, string>>
