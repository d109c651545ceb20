import type { LivePlace } from '#model/live.ts'
import { adoptStyles } from '../adopt-styles.ts'
import { endOfPath } from '../end-of-path.ts'
import { LiveButton } from '../LiveButton.tsx'
import styles from './PlaceButton.css?inline'

adoptStyles(styles)

/** A place in the code that leads there: `deskSlice.ts:7`, or `deskSlice.ts:7:12` where the column is known. */
export function PlaceButton({ place, onPlace }: { place: LivePlace; onPlace: (place: LivePlace) => void }) {
  const { file, line, column } = place
  const name = endOfPath(file)
  return (
    <LiveButton className="live-place" title={`Go to line ${line} of ${file}`} onClick={() => onPlace(place)}>
      {column === null ? `${name}:${line}` : `${name}:${line}:${column}`}
    </LiveButton>
  )
}
