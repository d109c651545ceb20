/** The window of a page that is not drawn: what jsdom makes, which brings no types. */
export type PageWindow = Window & typeof globalThis

/** What is used of jsdom. */
export interface JsDom {
  window: PageWindow
  getInternalVMContext(): object
}
