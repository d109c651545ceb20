import type { LivePlace } from '#model/live.ts'
import { adoptStyles } from '../adopt-styles.ts'
import buttonStyles from '../LiveButton.css?inline'
import styles from './PlaceButton.css?inline'

adoptStyles(buttonStyles, styles)

/** A place in the code that leads there: `deskSlice.ts:7`. */
export function PlaceButton({ place, onPlace }: { place: LivePlace; onPlace: (place: LivePlace) => void }) {
  const { file, line } = place
  const name = file.slice(file.lastIndexOf('/') + 1)
  return (
    <button
      type="button"
      className="live-button live-place"
      title={`Go to line ${line} of ${file}`}
      onClick={() => onPlace(place)}
    >
      {name}:{line}
    </button>
  )
}
