import type { LivePlace } from '#model/live.ts'
import { LiveButton } from '../LiveButton.tsx'
import { PlaceButton } from '../panels/PlaceButton.tsx'
import type { TypeCheck } from './use-type-check.ts'

/** Rows at most: one mistake often has many consequences, and the code stays in sight. */
const MOST_ROWS = 5

interface TypeProblemsProps {
  types: TypeCheck
  onPlace: (place: LivePlace) => void
}

/** What is wrong, each with the way to its place; or why nothing can be said. */
export function TypeProblems({ types: { state, retry }, onPlace }: TypeProblemsProps) {
  if (state.phase === 'failed')
    return (
      <div className="live-message" data-tone="caution" role="alert">
        <span>The type checker could not be loaded. Check your connection.</span>
        <LiveButton onClick={retry}>Try again</LiveButton>
      </div>
    )
  if (state.phase === 'slow')
    return (
      <p className="live-message" data-tone="caution" role="alert">
        The types of this code could not be checked. The next change is checked again.
      </p>
    )
  if (state.phase !== 'checked' || state.problems.length === 0) return null
  const more = state.problems.length - MOST_ROWS
  return (
    <ul className="live-problems" aria-label="Problems of types">
      {state.problems.slice(0, MOST_ROWS).map(({ place, message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same of one place
        <li key={index} className="live-message" data-tone="error">
          <PlaceButton place={{ ...place, column: null }} onPlace={() => onPlace(place)} />
          <pre>{message}</pre>
        </li>
      ))}
      {more > 0 && <li className="live-message">{`and ${more} more`}</li>}
    </ul>
  )
}
