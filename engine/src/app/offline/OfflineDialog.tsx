import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { OfflineStatus } from '#model/offline.ts'
import { forgetSite, type Keeping, keepSite, lookAgain, onKeeping, readKeeping } from './keep-site.ts'
import styles from './OfflineDialog.css?inline'

// Not by `useStyles`: that would have the code of search come along.
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)

/** What is on this device, and the way to have all of it there, or nothing. */
export function OfflineDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const keeping = useSyncExternalStore(onKeeping, readKeeping)
  useEffect(() => {
    dialog.current?.showModal()
    lookAgain()
  }, [])
  const { state, status } = keeping
  const isWorking = state === 'working'
  const isComplete = status !== null && status.keptPages === status.allPages && status.isWhole
  return (
    <dialog ref={dialog} className="offline-dialog" aria-labelledby="offline-title" onClose={onClose}>
      <h2 id="offline-title">Read without a connection</h2>
      <p>Pages you open stay on this device, with search and their live examples.</p>
      <p role="status">{sentenceOf(keeping)}</p>
      {isWorking && (
        <progress aria-label="Keeping the whole site" value={status?.keptBytes ?? 0} max={status?.allBytes || 1} />
      )}
      <div className="offline-actions">
        {!isComplete && (
          <button
            type="button"
            ref={passFocusOn}
            className="button"
            data-tone="primary"
            aria-disabled={isWorking}
            onClick={keepSite}
          >
            <span>{status ? `Keep the whole site (${megabytes(status.allBytes)})` : 'Keep the whole site'}</span>
          </button>
        )}
        {status !== null && status.keptPages > 0 && (
          <button type="button" ref={passFocusOn} className="button" aria-disabled={isWorking} onClick={forgetSite}>
            Remove from this device
          </button>
        )}
        <button type="button" className="button" data-tone="quiet" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  )
}

/** For a button that goes when what it does is done: the focus goes to the last one, which stays. */
function passFocusOn(button: HTMLButtonElement): () => void {
  const last = button.parentElement?.lastElementChild
  return () => {
    if (document.activeElement === button && last instanceof HTMLElement) last.focus()
  }
}

function sentenceOf({ state, status }: Keeping): string {
  if (state === 'asking') return ''
  if (state === 'full') return 'This device has no room for the whole site. The pages you read are still kept.'
  if (state === 'failed') return 'The download stopped. What has arrived stays; keep the site again to go on.'
  if (!status || status.keptPages === 0) return 'No page is kept on this device yet.'
  if (state === 'working') return `Keeping the whole site: ${pagesOf(status)}.`
  if (status.isWhole && status.keptPages === status.allPages)
    return `The whole site is kept on this device: ${pagesOf(status)}, ${megabytes(status.keptBytes)}.`
  return `Kept on this device: ${pagesOf(status)}, ${megabytes(status.keptBytes)}.`
}

const pagesOf = ({ keptPages, allPages }: OfflineStatus) => `${keptPages} of ${allPages} pages`

/** In millions of bytes, as devices count their storage. */
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
