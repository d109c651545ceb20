import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import type { HitForm, SearchRecord } from '#model/search.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { useStyles } from '../../ui/use-styles.ts'
import { FORM_NAMES } from '../hit-labels.ts'
import styles from './Option.css?inline'
import { optionId } from './use-selection.ts'

/** What all options of a list share. */
export interface OptionHandlers {
  selected: number
  /** The pointer has moved on an option. */
  onPoint: (index: number) => void
  onChoose: (index: number, event: MouseEvent<HTMLAnchorElement>) => void
  hrefOf: (record: SearchRecord) => string
}

interface OptionProps {
  index: number
  record: SearchRecord
  icon: IconName
  handlers: OptionHandlers
  /** Whether the next option is on the same page: the rail goes on to it. */
  isJoined?: boolean
  isLeaving?: boolean
  /** How it is read out, where that is more than it shows. */
  name?: string
  /** What it leads to, if that is worth a word. */
  form?: HitForm
  style?: CSSProperties
  children: ReactNode
}

/** A row that can be chosen: a link, so that the browser's own ways to open one work on it. */
export function Option(props: OptionProps) {
  useStyles(styles)
  const { index, record, icon, handlers, isJoined, isLeaving, name, form, style, children } = props
  const { selected, onPoint, onChoose, hrefOf } = handlers
  const choose = (event: MouseEvent<HTMLAnchorElement>) => onChoose(index, event)
  return (
    <a
      id={optionId(index)}
      className="modal-option"
      role="option"
      tabIndex={-1}
      aria-selected={index === selected}
      aria-label={name}
      href={hrefOf(record)}
      data-joined={isJoined || undefined}
      data-leaving={isLeaving || undefined}
      data-form={form}
      style={style}
      onMouseMove={(event) => hasMoved(event) && onPoint(index)}
      onClick={choose}
      onAuxClick={(event) => event.button === 1 && choose(event)}
    >
      <Icon name={icon} />
      <span className="modal-text">{children}</span>
      {form && <span className="modal-form">{FORM_NAMES[form]}</span>}
      <Icon name="enter" />
    </a>
  )
}

const last = { clientX: -1, clientY: -1 }

/** A list that appears under a pointer at rest must not be selected from: the pointer's place is compared with its last one. */
export function hasMoved({ clientX, clientY }: MouseEvent): boolean {
  const isElsewhere = clientX !== last.clientX || clientY !== last.clientY
  Object.assign(last, { clientX, clientY })
  return isElsewhere
}
