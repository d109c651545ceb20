import type { PageTypes, TypedName } from '#model/page-types.ts'
import { type NameView, viewName } from './type-popup.ts'

/** A sample and its code. */
export interface Sample {
  pre: HTMLElement
  code: HTMLElement
}

/** What the reader is looking at, and what is about to follow. */
export interface Look {
  view: NameView | null
  isByKeys: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  /** Of several questions only the newest is answered: one whose types come late must not end what came after it. */
  lastQuestion: number
}

/** The sample an event happens in. */
export function sampleOf(target: EventTarget | null): Sample | null {
  const pre = target instanceof Element ? target.closest<HTMLElement>('[data-checked] pre') : null
  const code = pre?.querySelector<HTMLElement>(':scope > code')
  return pre && code ? { pre, code } : null
}

/** Whether something is inside what is said about the name. */
export const isInPopup = ({ view }: Look, target: EventTarget | null): boolean =>
  target instanceof Node && view?.popup?.contains(target) === true

/** Looks at nothing. */
export function closeLook(look: Look): void {
  clearTimeout(look.timer)
  const shown = look.view
  look.view = null // first: what is removed may lose the focus, which ends here, too
  look.isByKeys = false
  shown?.close()
}

/** Looks at a name, unless that is what the reader is looking at. */
export function lookAt(look: Look, { pre, code }: Sample, name: TypedName, types: PageTypes): NameView {
  const { view } = look
  if (view?.pre === pre && view.name.start === name.start && pre.isConnected) return view
  closeLook(look)
  look.view = viewName(pre, code, name, types)
  return look.view
}
