import type { MouseEvent } from 'react'
import type { HitForm, SearchHit, TextPart } from '#model/search.ts'
import { useSite } from '../../state/site-context.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { useStyles } from '../../ui/use-styles.ts'
import { type HitGroup, pageOfHit, titleOfPage } from '../group-hits.ts'
import { FORM_NAMES, isCodeName, KIND_NAMES } from '../hit-labels.ts'
import { MarkedText } from '../MarkedText.tsx'
import { hrefOfSearch } from '../open-search.ts'
import styles from './HitList.css?inline'
import { Option, type OptionHandlers } from './Option.tsx'
import { LIST_ID } from './SearchBox.tsx'
import type { Shown } from './use-answers.ts'

interface HitListProps {
  groups: HitGroup[]
  shown: Extract<Shown, { type: 'answer' }>
  handlers: OptionHandlers
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The results screen: hits by page, as one list, and the way to all of them. */
export function HitList({ groups, shown: { query, kind, answer }, handlers, onFollow }: HitListProps) {
  useStyles(styles)
  const { baseUrl } = useSite()
  let index = 0
  return (
    <>
      <div role="listbox" id={LIST_ID} aria-label="Results">
        {groups.map(({ title, hits }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is none of a listbox's
          <div key={title} role="group" aria-label={title}>
            <GroupHead title={title} hit={hits[0]} />
            {hits.map((hit, i) => {
              const next = hits[i + 1]
              return (
                <Option
                  key={hit.objectID}
                  index={index++}
                  record={hit}
                  icon={FORM_ICONS[hit.form]}
                  handlers={handlers}
                  name={nameOf(hit)}
                  form={hit.form}
                  isJoined={next && pageOfHit(next) === pageOfHit(hit)}
                >
                  <HitText hit={hit} />
                </Option>
              )
            })}
          </div>
        ))}
      </div>
      <a
        className="modal-all"
        href={`${hrefOfSearch(query, baseUrl)}${kind ? `&kind=${kind}` : ''}`}
        onClick={onFollow}
      >
        <span>{`See all ${answer.total} results`}</span> <Icon name="arrow-right" />
      </a>
    </>
  )
}

function GroupHead({ title, hit }: { title: string; hit: SearchHit | undefined }) {
  return (
    <div className="modal-head" aria-hidden="true">
      <strong>{title}</strong>
      {hit?.kind && <small>{KIND_NAMES[hit.kind]}</small>}
      {hit && <span>{hit.trail.join(', ')}</span>}
    </div>
  )
}

/** What was found, and the words of it that answer. */
function HitText({ hit: { form, heading, excerpt } }: { hit: SearchHit }) {
  const isCode = form === 'message' || (form !== 'page' && isCodeName(heading))
  return (
    <>
      <span data-line={isCode ? 'code' : 'heading'}>
        <MarkedText parts={heading} />
      </span>
      {excerpt && (
        <small>
          <MarkedText parts={excerpt} />
        </small>
      )}
    </>
  )
}

const FORM_ICONS: Record<HitForm, IconName> = {
  section: 'hash',
  question: 'question',
  message: 'danger',
  option: 'option',
  row: 'row',
  page: 'page',
}

/** How an option is read out; on screen its page stands above the group. */
function nameOf(hit: SearchHit): string {
  const { form, heading, excerpt } = hit
  return [plain(heading), FORM_NAMES[form], titleOfPage(hit), plain(excerpt ?? [])].filter(Boolean).join(', ')
}

const plain = (parts: TextPart[]) => parts.map(({ text }) => text).join('')
