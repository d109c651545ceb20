import { onNavigation } from '#app/router/navigation-events.ts'

/** Where a reader has been, and what the page was called then. */
export interface SeenView extends Pick<Location, 'pathname' | 'search' | 'hash'> {
  title: string
}

/** Gives every view from the first on to whoever asks, once it is asked for. */
export type SeenViews = (tell: (view: SeenView) => void) => void

/** Keeps what is seen until the code that reports it has come: whoever reads fast has gone on by then. */
export function followViews(): SeenViews {
  const kept: SeenView[] = []
  let tell = (view: SeenView): unknown => kept.push(view)
  const see = ({ pathname, search, hash }: Omit<SeenView, 'title'>) =>
    tell({ pathname, search, hash, title: document.title })
  see(location)
  // After the frame in which the page was swapped: the title is the new page's, whoever sets it.
  onNavigation(({ location }) => setTimeout(() => see(location)))
  return (next) => {
    kept.forEach(next)
    tell = next
  }
}
