import type { Position } from './visit.ts'

/** What is kept with a history entry: its number within this tab, and where the reader was when leaving it. */
interface EntryState {
  index: number
  position?: Position
}

/** What is kept with the entry in the address bar; null for one that the browser has made. */
export const entryState = (): EntryState | null => (history.state?.index === undefined ? null : history.state)

/** Where this tab is in its history, and where the reader was in each page of it. */
export function createEntries() {
  /** The entry in the address bar, and the one whose page is on screen; they differ while a page is loading. */
  let current: number = history.state?.index ?? 0
  let shown = current
  const positions = new Map<number, Position>()
  const scrollPosition = (): Position => [Math.round(scrollX), Math.round(scrollY)]

  /** Whether it was taken: WebKit throws when there are more than a hundred changes in ten seconds. */
  function write(state: EntryState, to?: URL, isNew?: boolean): boolean {
    try {
      history[isNew ? 'pushState' : 'replaceState'](state, '', to)
      return true
    } catch {
      return false
    }
  }

  write({ ...history.state, index: current })
  hold()

  /** While a page is here its place is ours to restore: the browser would move it while the next one is loading. */
  function hold(): void {
    history.scrollRestoration = 'manual'
  }

  /** Keeps where the reader is, before the page on screen is left. */
  function save(): void {
    const position = scrollPosition()
    positions.set(shown, position)
    if (shown === current) write({ ...history.state, position })
  }

  return {
    hold,
    save,
    /** The page of the current entry is on screen. */
    arrive() {
      shown = current
    },
    /** The whole document is left: a reload or a way back from elsewhere is the browser's to restore. */
    leave() {
      save()
      history.scrollRestoration = 'auto'
    },
    /** Opens an address in the current entry or in a new one after it. False if the browser refuses it for now. */
    open(to: URL, isNew: boolean): boolean {
      hold() // again: a download may have looked like leaving
      const index = isNew ? current + 1 : current
      const isDone = write({ index }, to, isNew)
      if (isDone) current = index
      return isDone
    },
    /** Gives a number to the entry that the browser has made for a hash. */
    adopt() {
      write({ index: ++current })
    },
    /** Moves the browser back from another entry to the current one. */
    undo({ index }: EntryState) {
      history.go(current - index || 1)
    },
    /**
     * Follows the browser to another entry. Answers where the reader was there, or false if there is nowhere to go: Back while
     * loading leads to the page that has never left the screen.
     */
    follow({ index, position }: EntryState): Position | null | false {
      const wasShown = shown === current
      if (wasShown) positions.set(current, scrollPosition())
      current = index
      return (wasShown || index !== shown) && (positions.get(index) ?? position ?? null)
    },
  }
}
