import { useStyles } from '#app/ui/use-styles.ts'
import type { TextPart } from '#model/search.ts'
import styles from './MarkedText.css?inline'

/** A text of the index with its matches marked. Text stays text, whatever it looks like. */
export function MarkedText({ parts }: { parts: TextPart[] }) {
  useStyles(styles)
  return parts.map((part, i) => {
    if (!part.isMatch) return part.text
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <mark key={i} className="match">
        {part.text}
      </mark>
    )
  })
}
