import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import type { HitGroup } from '../group-hits.ts'
import type { SearchHistory } from '../history/use-stored-searches.ts'
import { HitList } from './HitList.tsx'
import { NoResults } from './NoResults.tsx'
import type { OptionHandlers } from './Option.tsx'
import { StartScreen } from './StartScreen.tsx'
import { type Shown, screenKey } from './use-answers.ts'

interface ModalScreenProps {
  shown: Shown
  groups: HitGroup[]
  history: SearchHistory
  handlers: OptionHandlers
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
  onSearch: (text: string) => void
  /** What had the focus is about to go. */
  onChanged: () => void
}

/** What is between the box and the footer: stored searches, results, or why there are none. */
export function ModalScreen(props: ModalScreenProps) {
  const { shown, groups, onSearch } = props
  const scroller = useRef<HTMLDivElement>(null)
  const lastGroups = useRef<string[]>([])
  if (groups.length > 0) lastGroups.current = groups.map(({ title }) => title)
  const screen = screenKey(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list starts at its top
  useLayoutEffect(() => {
    scroller.current?.scrollTo(0, 0)
  }, [screen])
  return (
    // Can be focused, so that keys after a press on it come to the dialog in every browser.
    <div ref={scroller} className="modal-screen" tabIndex={-1}>
      {shown.type === 'start' && <StartScreen {...props} />}
      {shown.type === 'failure' && (
        <div className="modal-message">
          <p className="modal-title">Unable to fetch results</p>
          <p>You might want to check your network connection.</p>
        </div>
      )}
      {shown.type === 'answer' &&
        (groups.length > 0 ? (
          <HitList {...props} shown={shown} />
        ) : (
          <NoResults
            query={shown.query}
            groups={lastGroups.current}
            nearest={shown.answer.nearest}
            onSearch={onSearch}
          />
        ))}
    </div>
  )
}
