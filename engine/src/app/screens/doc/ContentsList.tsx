import { isPlainClick } from '#app/router/link-decision.ts'
import type { TocEntry } from '#model/toc.ts'
import '../../ui/Node.css'

interface ContentsListProps {
  entries: TocEntry[]
  active: string | null
  onChoose: (id: string) => void
}

/** The headings of a page as nested links on a rail. */
export function ContentsList({ entries, active, onChoose }: ContentsListProps) {
  return (
    <ul>
      {entries.map(({ id, html, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === active ? 'true' : undefined}
            onClick={({ nativeEvent }) => isPlainClick(nativeEvent) && onChoose(id)}
            dangerouslySetInnerHTML={{ __html: html }}
          />
          {children.length > 0 && <ContentsList entries={children} active={active} onChoose={onChoose} />}
        </li>
      ))}
    </ul>
  )
}
