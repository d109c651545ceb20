import { type ReactNode, useState } from 'react'
import { useRouter } from '#app/router/router-context.ts'
import { createRequiredContext } from '#app/state/required-context.ts'
import { useSite } from '#app/state/site-context.ts'
import type { PagePayload, SiteData } from '#model/site.ts'
import { type Folds, openTrail, setGroupOpen } from './fold-state.ts'

interface SidebarFolds {
  folds: Folds
  /** `siblings`: how many items stand beside it, itself included. */
  setOpen: (path: string, isOpen: boolean, siblings: number) => void
}

const [FoldsContext, useSidebarFolds] = createRequiredContext<SidebarFolds>('useSidebarFolds', 'SidebarFoldsProvider')

/** The fold state of the docs sidebar, one for the column and the mobile panel. */
export { useSidebarFolds }

/** Keeps the fold state from doc to doc, in memory only; leaving the docs forgets it. */
export function SidebarFoldsProvider({ children }: { children: ReactNode }) {
  const site = useSite()
  const { payload } = useRouter()
  const [state, setState] = useState(() => ({ route: payload.route, folds: arrive({}, payload, site) }))
  let { folds } = state
  if (state.route !== payload.route) {
    // While rendering, not in an effect: page and sidebar change together.
    folds = arrive(folds, payload, site)
    setState({ route: payload.route, folds })
  }
  const setOpen = (path: string, isOpen: boolean, siblings: number) =>
    setState(({ route, folds }) => ({
      route,
      folds: setGroupOpen(folds, path, isOpen, site.docsSidebar.autoCollapse ? siblings : 0),
    }))
  return <FoldsContext value={{ folds, setOpen }}>{children}</FoldsContext>
}

function arrive(folds: Folds, payload: PagePayload, { sidebars, docsSidebar }: SiteData): Folds {
  if (payload.screen !== 'doc') return {}
  const id = payload.doc.sidebarId
  const items = id !== null && sidebars[id]
  return items ? openTrail(folds, items, id, payload.route, docsSidebar.autoCollapse) : folds
}
