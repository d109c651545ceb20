import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { announce } from '#app/router/announce.ts'
import { useHydrated } from '#app/state/hydrated.ts'
import { ExternalHint } from '#app/ui/ExternalHint.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { COPIED_MESSAGE_MS } from '#model/constants.ts'
import type { DocContext } from '#model/site.ts'
import './CopyPage.css'

/** The page as Markdown: copied at one press, or shown. Without scripts it is a link to the Markdown. */
export function CopyPage({ markdownHref, reportUrl }: Pick<DocContext, 'markdownHref' | 'reportUrl'>) {
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const menuId = useId()

  useEffect(() => {
    if (!isOpen) return
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => {
      setCopied(false)
      announce('')
    }, COPIED_MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const close = () => {
    setOpen(false)
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }

  const copy = async () => {
    if (isOpen) close()
    try {
      await copyTextOf(markdownHref)
      setCopied(true)
      announce('Copied')
    } catch {
      // No clipboard in this context, or the file is out of reach: showing it lets the reader copy by hand.
      window.location.assign(markdownHref)
    }
  }

  const moveFocus = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) return close()
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 }[event.key]
    if (to === undefined || at < 0) return
    event.preventDefault()
    items[to % items.length]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons and the menu inside
    <div className="copy-page" ref={root} onKeyDown={moveFocus}>
      <button
        type="button"
        className="button"
        data-tone="quiet"
        data-size="small"
        disabled={!isHydrated}
        onClick={copy}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span>{isCopied ? 'Copied' : 'Copy page'}</span>
      </button>
      <button
        type="button"
        className="button"
        data-tone="quiet"
        data-size="small"
        disabled={!isHydrated}
        aria-label="More ways to use this page"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="caret-down" />
      </button>
      {isOpen && (
        <div role="menu" id={menuId} aria-label="This page">
          <button type="button" role="menuitem" tabIndex={-1} onClick={copy}>
            <Icon name="copy" />
            Copy as Markdown
            <small>The whole page, samples included</small>
          </button>
          <a role="menuitem" tabIndex={-1} href={markdownHref} target="_blank" rel="noopener noreferrer">
            <Icon name="markdown" />
            <span>
              View as Markdown
              <ExternalHint />
            </span>
            <small>{markdownHref}</small>
          </a>
          {reportUrl && (
            <a role="menuitem" tabIndex={-1} href={reportUrl} target="_blank" rel="noopener noreferrer">
              <Icon name="flag" />
              <span>
                Report a problem
                <ExternalHint />
              </span>
              <small>Opens an issue that names this page</small>
            </a>
          )}
        </div>
      )}
      <noscript>
        <a href={markdownHref}>View as Markdown</a>
      </noscript>
    </div>
  )
}

/** Puts a file's text on the clipboard. The promise goes in whole: Safari forgets the press while a fetch is under way. */
async function copyTextOf(href: string): Promise<void> {
  const text = fetch(href).then(async (response) => {
    if (!response.ok) throw new Error(`${href} answered ${response.status}`)
    return new Blob([await response.text()], { type: 'text/plain' })
  })
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
}
