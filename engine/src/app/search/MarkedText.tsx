import { useStyles } from '#app/ui/use-styles.ts'
import type { TextPart } from '#model/search.ts'
import styles from './MarkedText.css?inline'

/** A text of the index with its matches marked. Text stays text, whatever it looks like. */
export function MarkedText({ parts }: { parts: TextPart[] }) {
  useStyles(styles)
  // Each in an element: a translator replaces bare text, and React would look for it in vain when the parts change.
  return parts.map(({ isMatch, text }, i) => {
    const Part = isMatch ? 'mark' : 'span'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <Part key={i} className={isMatch ? 'match' : undefined}>
        {text}
      </Part>
    )
  })
}
