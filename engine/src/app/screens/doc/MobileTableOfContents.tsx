import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import type { Heading } from '#model/page.ts'
import type { TocEntry } from '#model/toc.ts'
import { ContentsList } from './ContentsList.tsx'
import { useActiveHeading } from './use-active-heading.ts'
import './MobileTableOfContents.css'

/** The contents list on narrow screens: a bar that stays below the navbar, names the section being read and unfolds. */
export function MobileTableOfContents({ headings, entries }: { headings: Heading[]; entries: TocEntry[] }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [active] = useActiveHeading(headings)
  const current = headings.find(({ id }) => id === active)

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from the button and the links inside
    <div className="contents-bar" onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'contents-bar-list' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        On this page
        {current && (
          <span className="contents-now" aria-hidden="true" dangerouslySetInnerHTML={{ __html: current.html }} />
        )}
        <Icon name="caret-down" />
      </button>
      {isOpen && (
        <nav id="contents-bar-list" className="contents" aria-label="Table of contents">
          <ContentsList entries={entries} active={null} onChoose={() => setOpen(false)} />
        </nav>
      )}
    </div>
  )
}
