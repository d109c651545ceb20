import { writeClipboard } from '../../ui/write-clipboard.ts'
import { adoptStyles } from '../adopt-styles.ts'
import { LinkIcon } from '../editor/LinkIcon.tsx'
import styles from './LinkButton.css?inline'
import { momentHref } from './moment-href.ts'
import type { PlaybackStore } from './playback-store.ts'

adoptStyles(styles)

const LABEL = 'Copy link to this moment'

interface LinkButtonProps {
  id: string
  store: PlaybackStore
  /** Says what has come of it. */
  onSay: (text: string) => void
}

/** Copies the address of the moment that is looked at. */
export function LinkButton({ id, store, onSay }: LinkButtonProps) {
  const copy = () => {
    store.send({ type: 'pause' })
    const link = momentHref(id, store.get().row)
    writeClipboard(Promise.resolve(link)).then(
      () => onSay('The link to this moment is copied.'),
      () => onSay(`This browser does not allow pages to copy. The link is ${link}`),
    )
  }
  return (
    <button type="button" className="icon-button player-link" aria-label={LABEL} title={LABEL} onClick={copy}>
      <LinkIcon />
    </button>
  )
}
