import { hrefOfHit } from '#app/search/hit-address.ts'
import { isCodeName, KIND_NAMES } from '#app/search/hit-labels.ts'
import { MarkedText } from '#app/search/MarkedText.tsx'
import { useSite } from '#app/state/site-context.ts'
import type { SearchHit, TextPart } from '#model/search.ts'
import { headingTrail } from './heading-trail.ts'

/** One hit on the search page: its heading, where that stands, and the words round the match. */
export function Result({ hit }: { hit: SearchHit }) {
  const site = useSite()
  const trail = headingTrail(hit)
  return (
    <article>
      <h2 data-style={isCodeName(hit.heading) ? 'code' : 'text'}>
        <a href={hrefOfHit(hit, site)}>
          <MarkedText parts={hit.heading} />
        </a>
      </h2>
      {hit.kind && <small>{KIND_NAMES[hit.kind]}</small>}
      {trail.length > 0 && (
        <ol className="search-trail">
          {trail.map((step, depth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same name may stand at several depths
            <li key={depth}>{step}</li>
          ))}
        </ol>
      )}
      {hit.excerpt && (
        <p>
          <MarkedText parts={withoutEnd(hit.excerpt)} />
          <span>...</span>
        </p>
      )}
    </article>
  )
}

/** Letters up to the last one that is no sign: read from the front, so that each is looked at once. */
const TO_LAST_LETTER = /^(.*[^\s.…:,;])?[\s.…:,;]*$/s

/** An excerpt is followed by three dots, whichever way it ends. */
function withoutEnd(parts: TextPart[]): TextPart[] {
  return parts.map((part, i) =>
    i === parts.length - 1 ? { ...part, text: part.text.replace(TO_LAST_LETTER, '$1') } : part,
  )
}
