import { useSite } from '#app/state/site-context.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { DocContext } from '#model/site.ts'
import './Breadcrumbs.css'

/** The way to this page through the sidebar. A page that is in no sidebar has none. */
export function Breadcrumbs({ trail }: { trail: DocContext['breadcrumbs'] }) {
  const { baseUrl } = useSite()
  if (trail.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a href={baseUrl} aria-label="Home page">
            <Icon name="home" />
          </a>
        </li>
        {trail.map(({ label, href }, i) => (
          <li key={label}>
            {href ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={i === trail.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
