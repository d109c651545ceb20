import { useEffect, useState } from 'react'
import { useSite } from '#app/state/site-context.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { hrefOfRoute } from '#model/route.ts'
import type { SiteData } from '#model/site.ts'
import type { ErrorTable } from './error-code.ts'

type Addresses = NonNullable<SiteData['errors']>

/** Turns the number of a minified production error into its message, cause and fix. */
export function ErrorDecoder({ initialCode, table: address, list }: Addresses & { initialCode: string }) {
  const [code, setCode] = useState(initialCode)
  const table = useErrorTable(code === '' ? null : address)
  return (
    <section>
      <h2>Came here from an error?</h2>
      <label className="error-number">
        Error #
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={code}
          onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
        />
      </label>
      <div className="error-card" role="status">
        <Decoded code={code} table={table} list={list} />
      </div>
    </section>
  )
}

function Decoded({ code, table, list }: { code: string; table: ErrorTable | Error | null; list: string }) {
  const { pages, baseUrl, library } = useSite()
  const entry = table && 'errors' in table ? table.errors[Number(code)] : undefined
  const href = entry ? hrefOfRoute(entry.route, baseUrl) : list
  return (
    <>
      {code === '' && <p>A production build prints a number instead of the message. Type it above.</p>}
      {code !== '' && table instanceof Error && <p>The table of messages could not be loaded: {table.message}.</p>}
      {code !== '' && table && 'errors' in table && !entry && (
        <p>
          {library.name} {table.version} has no error with the number {code}.
        </p>
      )}
      {entry && (
        <>
          <p className="error-message">{entry.message}</p>
          <p>{withCode(entry.cause)}</p>
          <p>{withCode(entry.fix)}</p>
        </>
      )}
      <a key={href} href={href}>
        <span>{(entry && pages[entry.route]?.title) ?? 'All error codes'}</span> <Icon name="arrow-right" />
      </a>
    </>
  )
}

/** The table, fetched when first needed: it is no part of the application's script. */
function useErrorTable(address: string | null): ErrorTable | Error | null {
  const [table, setTable] = useState<ErrorTable | Error | null>(null)
  useEffect(() => {
    if (address === null) return
    const controller = new AbortController()
    fetch(address, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`status ${response.status}`))))
      .then(setTable, (error) => controller.signal.aborted || setTable(error))
    return () => controller.abort()
  }, [address])
  return table
}

/** Plain text with its backticked parts as code. */
function withCode(text: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
  return text.split('`').map((part, i) => (i % 2 ? <code key={i}>{part}</code> : <span key={i}>{part}</span>))
}
