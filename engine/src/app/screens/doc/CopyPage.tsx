import { useEffect, useRef, useState } from 'react'
import { announce } from '#app/router/announce.ts'
import { useHydrated } from '#app/state/hydrated.ts'
import { fetchFile } from '#app/state/load-once.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { writeClipboard } from '#app/ui/write-clipboard.ts'
import { COPIED_MESSAGE_MS } from '#model/constants.ts'
import type { DocContext } from '#model/site.ts'
import './CopyPage.css'

const MENU_ID = 'copy-page-menu'

const menu = lazyPart(async () => (await import('./CopyPageMenu.tsx')).CopyPageMenu)

/** The page as Markdown: copied at one press, or shown. Without scripts it is a link to the Markdown. */
export function CopyPage({ markdownHref, reportUrl }: Pick<DocContext, 'markdownHref' | 'reportUrl'>) {
  const [isOpen, setOpen] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => {
      setCopied(false)
      announce('')
    }, COPIED_MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const close = (refocus?: boolean) => {
    setOpen(false)
    if (refocus) opener.current?.focus()
  }
  // No clipboard in this context, or a file is out of reach: with the Markdown on screen the reader can do it by hand.
  const showMarkdown = () => window.location.assign(markdownHref)
  const toggle = () => (isOpen ? close() : menu.load().then(() => setOpen(true), showMarkdown))
  const copy = () => {
    if (isOpen) close(true)
    writeClipboard(textOf(markdownHref)).then(() => {
      setCopied(true)
      announce('Copied')
    }, showMarkdown)
  }

  const look = { type: 'button', className: 'button', 'data-tone': 'quiet', 'data-size': 'small' } as const
  const disabled = !useHydrated()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being near it loads what its buttons need
    <div className="copy-page" onPointerEnter={menu.prepare} onFocus={menu.prepare}>
      <button {...look} disabled={disabled} onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span>{isCopied ? 'Copied' : 'Copy page'}</span>
      </button>
      <button
        {...look}
        ref={opener}
        disabled={disabled}
        aria-label="More ways to use this page"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? MENU_ID : undefined}
        onClick={toggle}
      >
        <Icon name="caret-down" />
      </button>
      {isOpen && menu.Part && (
        <menu.Part id={MENU_ID} markdownHref={markdownHref} reportUrl={reportUrl} onCopy={copy} onClose={close} />
      )}
      <noscript>
        <a href={markdownHref}>View as Markdown</a>
      </noscript>
    </div>
  )
}

const textOf = async (href: string) => (await fetchFile(href)).text()
