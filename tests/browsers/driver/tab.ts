/** A key by its name in WebDriver's and the web's own terms, or a character. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Control' | 'End' | 'ArrowDown' | (string & {})

/** A place in the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** What both browsers can do: one tab, driven by real input. */
export interface Tab {
  /** Loads an address in full, up to its load event. */
  load: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** The value of an expression in the page; promises are awaited. */
  evaluate: (expression: string) => Promise<unknown>
  /** The same inside the last frame that a selector finds. */
  evaluateInFrame: (selector: string, expression: string) => Promise<unknown>
  move: (to: Point) => Promise<void>
  click: (at: Point) => Promise<void>
  /** Presses a key while others are held. */
  press: (key: Key, ...held: Key[]) => Promise<void>
  type: (text: string) => Promise<void>
  /** Makes the window's inside this large. */
  resize: (width: number, height: number) => Promise<void>
  /** Everything the page has complained about since the last time: errors, exceptions, violations of its policy. */
  takeComplaints: () => Promise<string[]>
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

/** A running browser. */
export interface Browser {
  version: string
  /** Where its tabs find the site. */
  site: string
  /** A tab without any history, storage or cache of another one's. */
  openTab: () => Promise<Tab>
  close: () => Promise<void>
}
