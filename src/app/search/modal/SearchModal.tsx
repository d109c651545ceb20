import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { SearchKind, SearchRecord } from '#model/search.ts'
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
import { HitList } from './HitList.tsx'
import { NoResults } from './NoResults.tsx'
import type { OptionHandlers } from './Option.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SearchFooter } from './SearchFooter.tsx'
import styles from './SearchModal.css?inline'
import { StartScreen } from './StartScreen.tsx'
import { type Shown, useAnswers } from './use-answers.ts'
import { useEnter } from './use-enter.ts'
import { keepFocusInside, useModalDialog } from './use-modal-dialog.ts'
import { useSelection } from './use-selection.ts'

/** How the modal is opened. */
export interface SearchModalProps {
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
  const { navigate, payload } = useRouter()
  const [text, setText] = useState(initial.query)
  const [kind, setKind] = useState<SearchKind | null>(null)
  const dialog = useModalDialog(opener)
  const box = useRef<HTMLInputElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const lastGroups = useRef<string[]>([])
  const { shown, isStalled } = useAnswers(provider, text, kind)
  const history = useStoredSearches(site.search.indexName)

  const hits = shown.type === 'answer' ? shown.answer.hits : []
  const groups = groupHits(hits)
  if (groups.length > 0) lastGroups.current = groups.map(({ title }) => title)
  const options: SearchRecord[] =
    shown.type === 'start' ? [...history.recent, ...history.favorites] : groups.flatMap((group) => group.hits)
  const screen = screenKey(shown)
  const { selected, select, move } = useSelection(options, screen)

  useLayoutEffect(() => {
    box.current?.focus()
    if (!initial.isTyped) box.current?.select()
  }, [initial])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list starts at its top
  useLayoutEffect(() => {
    scroller.current?.scrollTo(0, 0)
  }, [screen])
  const [openedAt] = useState(window.location.pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when another page has come
  useEffect(() => {
    // By Back, say. A page that was on its way when the modal was opened is none of its business.
    if (window.location.pathname !== openedAt) onClose()
  }, [payload])

  const query = text.trim()
  const enter = useEnter(isAnswerTo(shown, query, kind), selected)

  const type = (next: string) => {
    enter.noteTyping()
    setText(cutQuery(next))
    if (next.trim() === '') setKind(null)
  }
  const search = (next: string) => {
    type(next)
    box.current?.focus()
  }
  /** Goes to an address of the modal. A press that asks for another tab or window is the browser's, and leaves the modal open. */
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    onClose()
    navigate(event.currentTarget.href)
  }
  const handlers: OptionHandlers = {
    selected,
    onPoint: select,
    onChoose: (index, event) => {
      const record = options[index]
      if (record) history.choose(record, hits)
      follow(event)
    },
    hrefOf: (record) => hrefOfHit(record, site),
  }

  /** Whether a key was for the modal. */
  const handleKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'Tab') return dialog.current !== null && keepFocusInside(dialog.current, event.shiftKey)
    if (isForBox(event)) box.current?.focus()
    if (event.key === 'Escape') onClose()
    else if (document.activeElement !== box.current) return false
    else if (event.key === 'ArrowDown') goBy(1)
    else if (event.key === 'ArrowUp') goBy(-1)
    else if (event.key === 'Enter') enter.press(event)
    else return false
    return true
  }
  const goBy = (step: number) => {
    enter.noteMoving()
    move(step)
  }

  return (
    <dialog
      ref={dialog}
      className="search-modal"
      aria-label="Search"
      aria-modal="true"
      onKeyDown={(event) => {
        const isComposing = event.nativeEvent.isComposing || event.keyCode === 229 // then keys are the input method's
        if (isComposing || !handleKey(event)) return
        event.preventDefault()
        event.stopPropagation() // what else listens for Escape is behind the modal
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget || isWithin(event, event.currentTarget)) return
        event.preventDefault() // or focus would go to where was pressed
        onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
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
      {shown.type === 'answer' && Object.keys(shown.answer.counts).length > 0 && (
        <div className="modal-kinds">
          <KindFilter kind={kind} counts={shown.answer.counts} onChange={setKind} />
        </div>
      )}
      {/* Can be focused, so that keys after a press on it come to the dialog in every browser. */}
      <div ref={scroller} className="modal-screen" tabIndex={-1}>
        {shown.type === 'start' && (
          <StartScreen history={history} handlers={handlers} onChanged={() => box.current?.focus()} />
        )}
        {shown.type === 'failure' && (
          <div className="modal-message">
            <p className="modal-title">Unable to fetch results</p>
            <p>You might want to check your network connection.</p>
          </div>
        )}
        {shown.type === 'answer' &&
          (hits.length > 0 ? (
            <HitList groups={groups} shown={shown} handlers={handlers} onFollow={follow} />
          ) : (
            <NoResults
              query={shown.query}
              groups={lastGroups.current}
              nearest={shown.answer.nearest}
              onSearch={search}
            />
          ))}
      </div>
      <SearchFooter provider={provider} onFollow={follow} />
      <div className="visually-hidden" role="status">
        {statusText(shown)}
      </div>
    </dialog>
  )
}

/** Whether a key belongs in the box: after a press on nothing in particular, or on a result that opened elsewhere, focus is there. */
function isForBox({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || (target as Element).matches('input, button, a:not([role=option])')) return false
  return /^(?:.|ArrowDown|ArrowUp|Enter|Backspace)$/u.test(key)
}

/** Names the question a list answers. */
const screenKey = (shown: Shown) => (shown.type === 'answer' ? `${shown.kind}:${shown.query}` : shown.type)

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

/** Whether something happened in the box of an element: a press on the backdrop is one on the dialog, too. */
function isWithin({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
