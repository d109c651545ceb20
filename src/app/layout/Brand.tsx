import { useSite } from '#app/state/site-context.ts'
import { KEEPS_SERVED, servedHtml } from './served-html.ts'
import './Brand.css'

const served = KEEPS_SERVED && servedHtml('.brand')

const BRACE = 'M10.5 4.5C6.9 4.5 6 6.4 6 9.2v2.6C6 14.3 5 16 2.8 16 5 16 6 17.7 6 20.2v2.6c0 2.8.9 4.7 4.5 4.7'

/** The mark: braces round a dot. State, and where it is now. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="5.4" />
      <path d={BRACE} />
      <path d={BRACE} transform="matrix(-1 0 0 1 32 0)" />
    </svg>
  )
}

/** Mark and name, one link to the landing page. The mark has no text of its own, so the name is not read twice. */
export function Brand() {
  const { baseUrl, navbar } = useSite()
  if (KEEPS_SERVED) return <a className="brand" href={baseUrl} {...served} />
  return (
    <a className="brand" href={baseUrl}>
      <Mark />
      {navbar.title}
    </a>
  )
}
