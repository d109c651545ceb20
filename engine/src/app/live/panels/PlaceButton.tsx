import type { LivePlace } from '#model/live.ts'
import { adoptStyles } from '../adopt-styles.ts'
import { LiveButton } from '../LiveButton.tsx'
import styles from './PlaceButton.css?inline'

adoptStyles(styles)

/** A place in the code that leads there: `deskSlice.ts:7`. */
export function PlaceButton({ place, onPlace }: { place: LivePlace; onPlace: (place: LivePlace) => void }) {
  const { file, line } = place
  const name = file.slice(file.lastIndexOf('/') + 1)
  return (
    <LiveButton className="live-place" title={`Go to line ${line} of ${file}`} onClick={() => onPlace(place)}>
      {name}:{line}
    </LiveButton>
  )
}
