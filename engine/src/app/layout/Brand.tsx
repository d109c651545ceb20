import { useSite } from '#app/state/site-context.ts'
import { KEEPS_SERVED, servedHtml } from './served-html.ts'
import './Brand.css'

const served = KEEPS_SERVED && servedHtml('.brand')

/** The drawing of the site's own file, if it has one. Without colors it has those of the theme: see the style sheet. */
export function Mark() {
  const { mark } = useSite()
  if (!mark) return null
  return (
    <svg
      className={mark.hasColors ? 'mark colored' : 'mark'}
      viewBox={mark.viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: mark.inner }}
    />
  )
}

/** Mark, if there is one, and name: one link to the landing page. A mark has no text, so the name is not read twice. */
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
