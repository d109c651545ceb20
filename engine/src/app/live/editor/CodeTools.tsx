import { type ReactNode, useEffect, useRef, useState } from 'react'
import { COPIED_MESSAGE_MS } from '#model/constants.ts'
import type { LiveFile } from '#model/live.ts'
import { Icon } from '../../ui/Icon.tsx'
import { writeClipboard } from '../../ui/write-clipboard.ts'
import { adoptStyles } from '../adopt-styles.ts'
import { wholeText } from '../edits/edited-files.ts'
import type { Edits } from '../edits/kept-edits.ts'
import { shareHash } from '../edits/share-link.ts'
import { LiveButton } from '../LiveButton.tsx'
import styles from './CodeTools.css?inline'
import { LinkIcon } from './LinkIcon.tsx'

adoptStyles(styles)

interface CodeToolsProps {
  id: string
  files: LiveFile[]
  edits: Edits
  onRestore: () => void
  onProblem: (text: string) => void
}

/** What can be done with the code: taken away, passed on, put back. */
export function CodeTools({ id, files, edits, onRestore, onProblem }: CodeToolsProps) {
  const copyCode = async () => {
    const isCopied = await isWritten(Promise.resolve(wholeText(files)))
    if (!isCopied) onProblem('This browser does not allow pages to copy: select the code.')
    return isCopied
  }
  const copyLink = async () => {
    const packing = shareHash(id, edits).then((hash) => hash && new URL(hash, window.location.href).href)
    const isCopied = await isWritten(packing.then((link) => link ?? Promise.reject()))
    const link = await packing
    if (!link) onProblem('These changes are too long for a link. Copy the code instead.')
    else if (!isCopied) onProblem(`This browser does not allow pages to copy. The link is ${link}`)
    return isCopied
  }
  return (
    <span className="live-tools">
      {Object.keys(edits).length > 0 && (
        <LiveButton onClick={onRestore}>
          <Icon name="retry" />
          <span data-label="Reset code">Reset code</span>
        </LiveButton>
      )}
      <CopyButton label="Copy link" onPress={copyLink}>
        <LinkIcon />
      </CopyButton>
      <CopyButton label="Copy" onPress={copyCode}>
        <Icon name="copy" />
      </CopyButton>
    </span>
  )
}

const isWritten = (text: Promise<string>) =>
  writeClipboard(text).then(
    () => true,
    () => false,
  )

/** A button that says for a moment that it has copied, without changing its size. */
function CopyButton(props: { label: string; onPress: () => Promise<boolean>; children: ReactNode }) {
  const { label, onPress, children } = props
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const press = async () => {
    if (!(await onPress())) return
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), COPIED_MESSAGE_MS)
  }
  return (
    <LiveButton data-copied={isCopied || undefined} onClick={press}>
      {isCopied ? <Icon name="check" /> : children}
      <span data-label={label} aria-live="polite">
        {isCopied ? 'Copied' : label}
      </span>
    </LiveButton>
  )
}
