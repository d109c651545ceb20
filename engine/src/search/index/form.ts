import type { HitForm, IndexedSection } from '#model/search.ts'
import { isAboutMessage, isOption } from './names.ts'

/** What a section is, as readers call it. A question is told by its mark, the others by the ids that the compiler or the author gives. */
export function formOf({ id, title }: IndexedSection): HitForm {
  if (isOption(id)) return 'option'
  if (isAboutMessage(id)) return 'message'
  return title.endsWith('?') ? 'question' : 'section'
}
