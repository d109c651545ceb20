import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SearchKind, SearchRecord } from '#model/search.ts'
import { prepareSentences } from '../../router/follow-sentences.ts'
import { isPlainClick } from '../../router/link-decision.ts'
import { useRouter } from '../../router/router-context.ts'
import { useSite } from '../../state/site-context.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { useStyles } from '../../ui/use-styles.ts'
import { groupHits } from '../group-hits.ts'
import { useStoredSearches } from '../history/use-stored-searches.ts'
import { hrefOfHit } from '../hit-address.ts'
import { KindFilter } from '../KindFilter.tsx'
import { cutQuery, type InitialQuery } from '../open-search.ts'
import type { SearchProvider } from '../providers/search-provider.ts'
import { ModalScreen } from './ModalScreen.tsx'
import { handleKey } from './modal-keys.ts'
import type { OptionHandlers } from './Option.tsx'
import { keepSearch, takeSearch } from './resume.ts'
import { SearchBox } from './SearchBox.tsx'
import { SearchFooter } from './SearchFooter.tsx'
import styles from './SearchModal.css?inline'
import { type Shown, screenKey, useAnswers } from './use-answers.ts'
import { useEnter } from './use-enter.ts'
import { useModalDialog } from './use-modal-dialog.ts'
import { useSelection } from './use-selection.ts'

/** How the modal is opened. */
interface SearchModalProps {
  provider: SearchProvider
  initial: InitialQuery
  /** Gets the focus afterwards if nothing had it before. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The search dialog. One that has crashed is gone, and the page is not: its button opens the next one. */
export function SearchModal(props: SearchModalProps) {
  return (
    <ErrorBoundary resetKey={props.initial} fallback={() => <Gone onGone={props.onClose} />}>
      <Dialog {...props} />
    </ErrorBoundary>
  )
}

function Gone({ onGone }: { onGone: () => void }) {
  useEffect(onGone, [onGone])
  return null
}

/** Open as long as it is rendered. Focus stays in its box, from which options are chosen. */
function Dialog({ provider, initial, opener, onClose }: SearchModalProps) {
  useStyles(styles)
  const site = useSite()
  const [before] = useState(() => takeSearch(initial))
  const [text, setText] = useState(before?.query ?? initial.query)
  const [kind, setKind] = useState(before?.kind ?? null)
  const dialog = useModalDialog(opener, onClose)
  const box = useRef<HTMLInputElement>(null)
  const { shown, isStalled } = useAnswers(provider, text, kind)
  const history = useStoredSearches(site.search.indexName)

  const hits = shown.type === 'answer' ? shown.answer.hits : []
  const groups = groupHits(hits)
  const options: SearchRecord[] =
    shown.type === 'start' ? [...history.recent, ...history.favorites] : groups.flatMap((group) => group.hits)
  const { selected, select, move } = useSelection(options, screenKey(shown), before?.moved ?? null)
  const enter = useEnter(isAnswerTo(shown, text.trim(), kind), selected, initial)
  const follow = useFollow(onClose)
  useFirstFocus(box, initial)
  useCloseElsewhere(onClose)
  const hasAnswer = shown.type === 'answer' || options.length > 0
  useEffect(() => {
    if (hasAnswer) prepareSentences()
  }, [hasAnswer])

  const type = (next: string) => {
    enter.noteTyping()
    setText(cutQuery(next))
    if (next.trim() === '') setKind(null)
  }
  const search = (next: string) => {
    type(next)
    box.current?.focus()
  }
  const handlers: OptionHandlers = {
    selected,
    onPoint: select,
    onChoose: (index, event) => {
      const record = options[index]
      if (record) history.choose(record, hits)
      if (record && isPlainClick(event.nativeEvent)) keepChoice(shown, record, index, event.currentTarget.href)
      follow(event)
    },
    hrefOf: (record) => hrefOfHit(record, site),
  }

  return (
    <dialog
      {...dialog}
      className="search-modal"
      aria-label="Search"
      aria-modal="true"
      onKeyDown={(event) => handleKey(event, { dialog: dialog.ref, box, enter, move, onClose })}
    >
      <SearchBox
        box={box}
        text={text}
        isStalled={isStalled}
        selected={selected}
        onType={type}
        onClear={() => search('')}
        onCancel={onClose}
      />
      <Kinds shown={shown} kind={kind} onChange={setKind} />
      <ModalScreen
        shown={shown}
        groups={groups}
        history={history}
        handlers={handlers}
        onFollow={follow}
        onSearch={search}
        onChanged={() => box.current?.focus()}
      />
      <SearchFooter provider={provider} onFollow={follow} />
      <div className="visually-hidden" role="status">
        {statusText(shown)}
      </div>
    </dialog>
  )
}

interface KindsProps {
  shown: Shown
  kind: SearchKind | null
  onChange: (kind: SearchKind | null) => void
}

/** What results can be narrowed to, once there are some. */
function Kinds({ shown, kind, onChange }: KindsProps) {
  if (shown.type !== 'answer' || Object.keys(shown.answer.counts).length === 0) return null
  return (
    <div className="modal-kinds">
      <KindFilter kind={kind} counts={shown.answer.counts} onChange={onChange} />
    </div>
  )
}

/** So that the modal opens where it was left, if the reader comes back from what was chosen. */
function keepChoice(shown: Shown, { objectID }: SearchRecord, index: number, href: string): void {
  if (shown.type !== 'answer') return
  const moved = { key: screenKey(shown), id: objectID, index }
  keepSearch({ query: shown.query, kind: shown.kind, moved, href })
}

/** Goes to an address of the modal. A press that asks for another tab or window is the browser's, and leaves the modal open. */
function useFollow(onClose: () => void) {
  const { navigate } = useRouter()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    onClose()
    navigate(event.currentTarget.href)
  }
}

/** A query that was not typed by the reader is there to be typed over. */
function useFirstFocus(box: RefObject<HTMLInputElement | null>, { isTyped }: InitialQuery): void {
  useLayoutEffect(() => {
    box.current?.focus()
    if (!isTyped) box.current?.select()
  }, [box, isTyped])
}

/** Closes when another page has come, by Back, say. One that was on its way at first is none of the modal's business. */
function useCloseElsewhere(onClose: () => void): void {
  const { payload } = useRouter()
  const [openedAt] = useState(window.location.pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when another page has come
  useEffect(() => {
    if (window.location.pathname !== openedAt) onClose()
  }, [payload])
}

/** Whether what is shown is what has been asked for last. */
function isAnswerTo(shown: Shown, query: string, kind: SearchKind | null): boolean {
  if (shown.type === 'start') return query === ''
  if (shown.type === 'failure') return shown.query === query
  return shown.type === 'answer' && shown.query === query && shown.kind === kind
}

function statusText(shown: Shown): string {
  if (shown.type === 'failure') return 'Unable to fetch results'
  if (shown.type !== 'answer') return ''
  const { total } = shown.answer
  if (total === 0) return 'No results'
  return total === 1 ? '1 result' : `${total} results`
}
