import type { ResolvedConfig } from '../config/resolved-config.ts'

/** Where the owner keeps error messages, relative to the site's root; null when there are none to search for. */
export function errorFilePath({ search }: ResolvedConfig): string | null {
  return search.errors && `public/${search.errors.file.replace(/^\/+/, '')}`
}

/** The place of an error in the list of all; without a code, what such places begin with. */
export const rowOfError = (list: string, code: number | ''): string => `${list}#error-${code}`
