import type { HitForm, SearchKind, TextPart } from '#model/search.ts'

/** What one hit of a kind is called. */
export const KIND_NAMES: Record<SearchKind, string> = {
  api: 'API',
  guide: 'Guide',
  tutorial: 'Tutorial',
  error: 'Error',
}

/** What a hit leads to, in a word. */
export const FORM_NAMES: Record<HitForm, string> = {
  section: 'Section',
  question: 'Question',
  message: 'Message',
  option: 'Option',
  row: 'Table row',
  page: 'Page',
}

/** Whether a heading is nothing but a name of code: camelCase, reached through a dot, or called. Those are set in mono. */
export function isCodeName(heading: TextPart[]): boolean {
  const text = heading.map((part) => part.text).join('')
  return /^[a-z_$][\w$]*(?:[A-Z]|\.[\w$]|\(\))[\w$.]*(?:\(\))?$/.test(text)
}
