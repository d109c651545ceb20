import { useState } from 'react'
import { useSite } from '#app/state/site-context.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { ErrorTable } from '#model/error-table.ts'
import { hrefOfRoute } from '#model/route.ts'
import type { SiteData } from '#model/site.ts'
import { ErrorField } from './ErrorField.tsx'
import { entryOf, useErrorTable } from './error-table.ts'
import { WithCode } from './WithCode.tsx'

type Addresses = NonNullable<SiteData['errors']>

/** Turns the number of a minified production error into its message, cause and fix. */
export function ErrorDecoder({ table: address, list }: Addresses) {
  const [code, setCode] = useState('')
  const table = useErrorTable(code === '' ? null : address)
  return (
    <section>
      <h2>Came here from an error?</h2>
      <ErrorField code={code} onChange={setCode} />
      <div className="error-card" role="status">
        <Decoded code={code} table={table} list={list} />
      </div>
    </section>
  )
}

function Decoded({ code, table, list }: { code: string; table: ErrorTable | Error | null; list: string }) {
  const { baseUrl, library } = useSite()
  const entry = entryOf(table, String(Number(code)))
  const href = entry ? hrefOfRoute(entry.to, baseUrl) : list
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
          <p>
            <WithCode text={entry.cause} />
          </p>
          <p>
            <WithCode text={entry.fix} />
          </p>
        </>
      )}
      <a key={href} href={href}>
        <span>{entry?.title ?? 'All error codes'}</span> <Icon name="arrow-right" />
      </a>
    </>
  )
}
