import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ExternalHint } from '#app/ui/ExternalHint.tsx'
import { Icon, type IconName } from '#app/ui/Icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import type { DocContext } from '#model/site.ts'
import styles from './CopyPageMenu.css?inline'

// With its code, so that the first load is spared both.
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)

const offline = lazyPart(async () => (await import('#app/offline/OfflineDialog.tsx')).OfflineDialog)

interface CopyPageMenuProps extends Pick<DocContext, 'markdownHref' | 'reportUrl'> {
  id: string
  onCopy: () => void
  /** Closes the menu; with `refocus` focus goes back to its button. */
  onClose: (refocus?: boolean) => void
}

/** The other ways to use a page. Its code is loaded when the reader gets near its button. */
export function CopyPageMenu({ id, markdownHref, reportUrl, onCopy, onClose }: CopyPageMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  const [isOffline, setOffline] = useState(false)

  useEffect(() => {
    const root = menu.current?.parentElement
    if (!root) return
    const items = [...root.querySelectorAll<HTMLElement>('[role=menuitem]')]
    items[0]?.focus()
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && root.contains(target))) close()
    }
    const moveFocus = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('dialog')) return // it stands over the menu and has keys of its own
      if (event.key === 'Escape') return close(true)
      const { activeElement } = document
      const at = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1
      const to = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 }[event.key]
      if (to === undefined || at < 0) return
      event.preventDefault()
      items[to % items.length]?.focus()
    }
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    root.addEventListener('keydown', moveFocus, { signal }) // the button that opened it too
    return () => controller.abort()
  }, [])

  const openOffline = () =>
    offline.load().then(
      () => setOffline(true),
      () => onClose(true), // its code is out of reach
    )
  return (
    <>
      <div ref={menu} role="menu" id={id} aria-label="This page">
        <button type="button" role="menuitem" tabIndex={-1} onClick={onCopy}>
          <Icon name="copy" />
          Copy as Markdown
          <small>The whole page, samples included</small>
        </button>
        <LinkItem icon="markdown" href={markdownHref} help={markdownHref}>
          View as Markdown
        </LinkItem>
        {reportUrl && (
          <LinkItem icon="flag" href={reportUrl} help="Opens an issue that names this page">
            Report a problem
          </LinkItem>
        )}
        {isKeptOffline() && (
          <button type="button" role="menuitem" tabIndex={-1} aria-haspopup="dialog" onClick={openOffline}>
            <Icon name="check" />
            Read offline
            <small>What is kept on this device</small>
          </button>
        )}
      </div>
      {isOffline && offline.Part && <offline.Part onClose={() => onClose(true)} />}
    </>
  )
}

/** Only where a service worker answers for this page. Asking throws in a frame without storage. */
function isKeptOffline(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller)
  } catch {
    return false
  }
}

function LinkItem({ icon, href, help, children }: { icon: IconName; href: string; help: string; children: ReactNode }) {
  return (
    <a role="menuitem" tabIndex={-1} href={href} target="_blank" rel="noopener noreferrer">
      <Icon name={icon} />
      <span>
        {children}
        <ExternalHint />
      </span>
      <small>{help}</small>
    </a>
  )
}
