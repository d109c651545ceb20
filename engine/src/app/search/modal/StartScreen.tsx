import type { SearchRecord } from '#model/search.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { useStyles } from '../../ui/use-styles.ts'
import { titleOfPage } from '../group-hits.ts'
import type { SearchHistory } from '../history/use-stored-searches.ts'
import { hasMoved, Option, type OptionHandlers } from './Option.tsx'
import { LIST_ID } from './SearchBox.tsx'
import styles from './StartScreen.css?inline'
import { optionId } from './use-selection.ts'

interface StartScreenProps {
  history: SearchHistory
  handlers: OptionHandlers
  /** The button that was pressed is about to go. */
  onChanged: () => void
}

interface Section {
  title: string
  icon: IconName
  records: SearchRecord[]
  actions: Action[]
}

interface Action {
  label: string
  icon: IconName
  act: (record: SearchRecord) => void
}

/**
 * What the reader chose before. The list holds the rows alone, because a list has no place for buttons: these stand after it, and
 * one grid puts each beside its row.
 */
export function StartScreen({ history, handlers, onChanged }: StartScreenProps) {
  useStyles(styles)
  const { recent, favorites, leaving } = history
  if (recent.length + favorites.length === 0) return <p className="modal-message">No recent searches</p>
  const sections = sectionsOf(history)
  // A row of the grid for each title and each search, in their order.
  const rows = sections.flatMap((section) => [null, ...section.records])
  const options = [...recent, ...favorites]
  const placeOnScreen = (record: SearchRecord) => ({
    index: options.indexOf(record),
    isLeaving: leaving.includes(record.objectID),
    style: { gridRow: rows.indexOf(record) + 1 },
  })
  return (
    <div className="modal-start">
      <div role="listbox" id={LIST_ID} aria-label="Searches">
        {sections.map(({ title, icon, records }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is none of a listbox's
          <div key={title} role="group" aria-label={title}>
            <div className="modal-head" aria-hidden="true">
              <strong>{title}</strong>
            </div>
            {records.map((record) => (
              <Option key={record.objectID} record={record} icon={icon} handlers={handlers} {...placeOnScreen(record)}>
                <span data-line="heading">{nameOf(record)}</span>
                <small>{placeOf(record)}</small>
              </Option>
            ))}
          </div>
        ))}
      </div>
      {sections.map(({ title, records, actions }) =>
        records.map((record) => {
          const { index, isLeaving, style } = placeOnScreen(record)
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: pointing beside a row is pointing at it
            <div
              key={title + record.objectID}
              className="modal-actions"
              data-leaving={isLeaving || undefined}
              style={style}
              onMouseMove={(event) => hasMoved(event) && handlers.onPoint(index)}
            >
              {actions.map(({ label, icon, act }) => (
                <button
                  key={label}
                  type="button"
                  className="icon-button"
                  title={label}
                  aria-label={label}
                  aria-describedby={optionId(index)}
                  onClick={() => {
                    act(record)
                    onChanged()
                  }}
                >
                  <Icon name={icon} />
                </button>
              ))}
            </div>
          )
        }),
      )}
    </div>
  )
}

/** Those that have searches. */
function sectionsOf({ recent, favorites, star, removeRecent, removeFavorite }: SearchHistory): Section[] {
  const all: Section[] = [
    {
      title: 'Recent',
      icon: 'clock',
      records: recent,
      actions: [
        { label: 'Save this search', icon: 'star', act: star },
        { label: 'Remove this search from history', icon: 'close', act: removeRecent },
      ],
    },
    {
      title: 'Favorite',
      icon: 'star',
      records: favorites,
      actions: [{ label: 'Remove this search from favorites', icon: 'close', act: removeFavorite }],
    },
  ]
  return all.filter(({ records }) => records.length > 0)
}

/** The deepest heading of a stored search. */
function nameOf(record: SearchRecord): string {
  const heading = record.type === 'content' ? null : record.hierarchy[record.type]
  return heading ?? titleOfPage(record)
}

function placeOf(record: SearchRecord): string {
  return record.type === 'lvl1' ? record.trail.join(', ') : titleOfPage(record)
}
