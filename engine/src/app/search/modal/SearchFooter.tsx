import type { MouseEvent } from 'react'
import type { IconName } from '../../ui/Icon.tsx'
import { useStyles } from '../../ui/use-styles.ts'
import type { SearchProvider } from '../providers/search-provider.ts'
import styles from './SearchFooter.css?inline'

interface SearchFooterProps {
  provider: Pick<SearchProvider, 'label' | 'href'>
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The keys, and who searches. */
export function SearchFooter({ provider: { label, href }, onFollow }: SearchFooterProps) {
  useStyles(styles)
  const isElsewhere = /^https?:/.test(href)
  return (
    <footer className="modal-footer">
      <span>
        <Key name="enter" label="Enter key" /> to select
      </span>
      <span>
        <Key name="arrow-up" label="Arrow up" /> <Key name="arrow-down" label="Arrow down" /> to navigate
      </span>
      <span>
        <kbd>
          <i role="img" aria-label="Escape key">
            esc
          </i>
        </kbd>{' '}
        to close
      </span>
      <a href={href} {...(isElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : { onClick: onFollow })}>
        Search by <strong>{label}</strong>
      </a>
    </footer>
  )
}

function Key({ name, label }: { name: IconName; label: string }) {
  return (
    <kbd>
      <i className={`icon icon-${name}`} role="img" aria-label={label} />
    </kbd>
  )
}
