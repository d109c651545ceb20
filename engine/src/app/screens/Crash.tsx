import { Main } from '#app/layout/Main.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import '../ui/Log.css'
import '../ui/Node.css'
import './Failure.css'
import './Crash.css'

/** In place of a page that threw: what happened, what led to it, and another try. */
export function Crash({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const chain = chainOf(error)
  return (
    <Main className="crash">
      <h1>This page crashed.</h1>
      <pre>{error.message}</pre>
      {chain.length > 1 && (
        <>
          <h2>What led to it</h2>
          <ol className="log">
            {chain.map((text, index) => (
              <li key={text} data-tense={index < chain.length - 1 ? 'past' : 'now'}>
                {text}
              </li>
            ))}
          </ol>
        </>
      )}
      <button type="button" className="button" data-tone="primary" onClick={onRetry}>
        <Icon name="retry" />
        Try again
      </button>
    </Main>
  )
}

/** The error and its causes, from what was being done to what went wrong. */
function chainOf(error: unknown): string[] {
  const chain: string[] = []
  for (
    let link = error;
    link !== undefined && chain.length < 10;
    link = link instanceof Error ? link.cause : undefined
  ) {
    chain.push(String(link))
  }
  return chain
}
