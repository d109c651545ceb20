import type { SearchKind, TextPart } from '#model/search.ts'

/** What one hit of a kind is called. */
export const KIND_NAMES: Record<SearchKind, string> = {
  api: 'API',
  guide: 'Guide',
  tutorial: 'Tutorial',
  error: 'Error',
}

/** Whether a heading is nothing but a name of code: camelCase, reached through a dot, or called. Those are set in mono. */
export function isCodeName(heading: TextPart[]): boolean {
  const text = heading.map((part) => part.text).join('')
  return /^[a-z_$][\w$]*(?:[A-Z]|\.[\w$]|\(\))[\w$.]*(?:\(\))?$/.test(text)
}
