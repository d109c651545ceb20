import { Main } from '#app/layout/Main.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import './Failure.css'
import './LoadFailure.css'

/** In place of a page whose data could not be fetched. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Main className="load-failure">
      <div role="alert">
        <h1>This page could not be loaded</h1>
        <pre>{error.message}</pre>
        <button type="button" className="button" onClick={onRetry}>
          <Icon name="retry" />
          Retry
        </button>
      </div>
    </Main>
  )
}
