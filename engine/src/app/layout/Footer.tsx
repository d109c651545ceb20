import { useSite } from '#app/state/site-context.ts'
import { ExternalHint } from '#app/ui/ExternalHint.tsx'
import type { Footer as FooterData, FooterLink } from '#model/site.ts'
import { Mark } from './Brand.tsx'
import { KEEPS_SERVED, servedHtml } from './served-html.ts'
import './Footer.css'

const served = KEEPS_SERVED && servedHtml('.footer')

/** The end of every page, if the site has one. */
export function Footer() {
  const { footer } = useSite()
  if (!footer) return null
  return KEEPS_SERVED ? <footer className="footer" {...served} /> : <WholeFooter footer={footer} />
}

/** Columns of links, then the mark and the copyright line; nothing that is not configured. */
function WholeFooter({ footer: { columns, copyright, ...footer } }: { footer: FooterData }) {
  const { mark } = useSite()
  const logo = mark ? footer.logo : null
  return (
    <footer className="footer">
      {columns.length > 0 && (
        <div className="footer-columns">
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns are configuration and never change places
            <Column key={index} column={column} titleId={`footer-${index}`} />
          ))}
        </div>
      )}
      {(logo || copyright !== null) && (
        <div className="footer-end">
          {logo && <FooterLogo href={logo.href} />}
          {copyright !== null && <p dangerouslySetInnerHTML={{ __html: copyright }} />}
        </div>
      )}
    </footer>
  )
}

function Column({ column: { title, items }, titleId }: { column: FooterData['columns'][number]; titleId: string }) {
  return (
    <div>
      {title !== null && (
        <p id={titleId} className="footer-title">
          {title}
        </p>
      )}
      <ul aria-labelledby={title === null ? undefined : titleId}>
        {items.map((item) =>
          'html' in item ? (
            <li key={item.html} dangerouslySetInnerHTML={{ __html: item.html }} />
          ) : (
            <li key={item.href}>
              <ColumnLink link={item} />
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

function ColumnLink({ link: { href, label, route } }: { link: FooterLink }) {
  // A file of this site (`llms.txt`) has no route either, but needs no new tab.
  if (route !== null || href.startsWith('/')) return <a href={href}>{label}</a>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {label}
      <ExternalHint />
    </a>
  )
}

function FooterLogo({ href }: { href: string | null }) {
  const { title } = useSite()
  if (href === null) return <Mark />
  return (
    <a href={href} aria-label={title}>
      <Mark />
    </a>
  )
}
