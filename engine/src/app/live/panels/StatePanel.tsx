import { useEffect, useEffectEvent, useState } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import { endOfPath } from '../end-of-path.ts'
import { LiveButton } from '../LiveButton.tsx'
import { headOf, type StoreRecord } from '../run/run-record.ts'
import { Changes } from './Changes.tsx'
import { Panel } from './Panel.tsx'
import { ShownValue } from './ShownValue.tsx'
import styles from './StatePanel.css?inline'

adoptStyles(styles)

interface StatePanelProps {
  store: StoreRecord
  /** Asks for the whole tree after an action. */
  onWant: (index: number) => void
}

/** What the action on screen has changed, or the whole state after it. */
export function StatePanel({ store, onWant }: StatePanelProps) {
  const [isWhole, setWhole] = useState(false)
  const entry = headOf(store)
  const index = entry?.index ?? 0
  const tree = store.trees[index]
  const needsTree = (isWhole || index === 0) && entry !== null && !tree
  const want = useEffectEvent(onWant)
  useEffect(() => {
    if (needsTree) want(index)
  }, [needsTree, index])
  if (!entry) return null
  const last = endOfPath(entry.actionType)
  const title = (
    <>
      <span>
        State after{' '}
        <code>
          {entry.actionType.slice(0, -last.length)}
          <wbr />
          {last}
        </code>
      </span>
      {index > 0 && (
        <LiveButton className="live-toggle" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          Whole state
        </LiveButton>
      )}
    </>
  )
  return (
    <Panel name="State" kind="state" title={title}>
      {isWhole || index === 0 ? (
        <div className="live-tree">{tree ? <ShownValue key={index} value={tree} isOpen /> : <p>…</p>}</div>
      ) : (
        <Changes changes={entry.changes} />
      )}
    </Panel>
  )
}
