import { useEffect } from 'react'
import { recordAnnouncement, useAnnouncement } from '#app/state/announcement.ts'
import { useSite } from '#app/state/site-context.ts'
import { Icon } from '#app/ui/Icon.tsx'
import './AnnouncementBar.css'

/** A line above the navbar that scrolls away with the page; the reader can close it for good. */
export function AnnouncementBar() {
  const { announcementBar: bar } = useSite()
  const { isOpen, close } = useAnnouncement()
  useEffect(() => recordAnnouncement(bar), [bar])
  if (!bar || !isOpen) return null
  const dismiss = () => {
    // The button goes away with the bar: what follows it takes the focus.
    document.querySelector<HTMLElement>('.navbar .brand')?.focus()
    close()
  }
  return (
    <section
      className="announcement"
      aria-label="Announcement"
      style={{ backgroundColor: bar.backgroundColor ?? undefined, color: bar.textColor ?? undefined }}
    >
      <div dangerouslySetInnerHTML={{ __html: bar.content }} />
      {bar.isCloseable && (
        <button type="button" className="icon-button" aria-label="Close" onClick={dismiss}>
          <Icon name="close" />
        </button>
      )}
    </section>
  )
}
