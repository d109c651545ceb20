import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSite } from '#app/state/site-context.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { hrefOfRoute } from '#model/route.ts'
import type { SiteData } from '#model/site.ts'
import { useReturn } from '../use-return.ts'
import { AnswerRegion } from './AnswerRegion.tsx'
import { ErrorField } from './ErrorField.tsx'
import { entryOf, useErrorTable } from './error-table.ts'
import { WhatToChange } from './WhatToChange.tsx'
import { WithCode } from './WithCode.tsx'

type ErrorAnswerProps = NonNullable<SiteData['errors']> & {
  initialCode: string
  /** What stands between the answer and the help at its side. */
  children: ReactNode
  /** The help for an error whose way out is no change of code. */
  otherHelp: ReactNode
}

/** The message behind the number of a production error, whole, with what it comes from and what to do; at its side the change of code. */
export function ErrorAnswer({ initialCode, table: address, list, children, otherHelp }: ErrorAnswerProps) {
  const { baseUrl, library } = useSite()
  const [code, setCode] = useState(initialCode)
  const table = useErrorTable(address)
  const entry = entryOf(table, String(Number(code || Number.NaN)))
  const isUnknown = table !== null && 'errors' in table && code !== '' && !entry
  const field = useRef<HTMLInputElement>(null)
  const isReturn = useReturn()
  useEffect(() => {
    if (isUnknown && !isReturn.current) field.current?.focus({ preventScroll: true })
  }, [isUnknown, isReturn])
  const href = entry ? hrefOfRoute(entry.to, baseUrl) : list
  return (
    <>
      <AnswerRegion label={labelOf(code, isUnknown)}>
        <div role="status">
          {entry && <p className="message">{entry.message}</p>}
          {entry && (
            <p className="lede">
              <WithCode text={entry.cause} /> <WithCode text={entry.fix} />
            </p>
          )}
          {isUnknown && (
            <p className="lede">
              {library.name} {table.version} has no error with the number {code}.
            </p>
          )}
          {table instanceof Error && (
            <p className="lede">The table of messages could not be loaded: {table.message}.</p>
          )}
        </div>
        {/* Not to be seen before the message above it has come, which would push it down. */}
        <div className="answer-row" data-waiting={table ? undefined : ''}>
          <a key={href} className="button" data-tone={entry ? 'primary' : undefined} href={href}>
            <span>{entry?.title ?? 'All error codes'}</span> <Icon name="arrow-right" />
          </a>
          <ErrorField ref={field} code={code} onChange={setCode} />
        </div>
      </AnswerRegion>
      {children}
      <div className="side">{entry?.change ? <WhatToChange change={entry.change} /> : otherHelp}</div>
    </>
  )
}

function labelOf(code: string, isUnknown: boolean): string {
  if (code === '') return 'Type the number of an error'
  return isUnknown ? `Error ${code} is not one of ours` : `Error ${code} says`
}
