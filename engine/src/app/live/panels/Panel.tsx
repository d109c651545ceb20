import type { ReactNode } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import styles from './Panel.css?inline'

adoptStyles(styles)

interface PanelProps {
  name: string
  /** The end of its class: `live-preview`. */
  kind: string
  /** What stands in its title line instead of the name. */
  title?: ReactNode
  isBusy?: boolean
  children: ReactNode
}

/** One part of an open example. A group, not a landmark: a page has many of them. */
export function Panel({ name, kind, title, isBusy, children }: PanelProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" className={`live-panel live-${kind}`} aria-label={name} aria-busy={isBusy}>
      <p className="live-label">{title ?? name}</p>
      {children}
    </div>
  )
}
