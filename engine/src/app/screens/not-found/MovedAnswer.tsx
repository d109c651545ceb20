import { useSite } from '#app/state/site-context.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { MovedPlace } from '#model/moved.ts'
import { hrefOfRoute } from '#model/route.ts'
import { AnswerRegion } from './AnswerRegion.tsx'

/** Where the thing lives now that an old address named: what is there, and the way. Nobody is taken there unasked. */
export function MovedAnswer({ asked, place }: { asked: string; place: MovedPlace }) {
  const { baseUrl } = useSite()
  const href = hrefOfRoute(place.to, baseUrl)
  return (
    <AnswerRegion label="It lives here now">
      {place.trail.length > 0 && (
        <ol className="answer-trail" aria-label="Where it is">
          {place.trail.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ol>
      )}
      <h2>
        {/* For the pointer; Tab goes to the button, which leads to the same place. */}
        <a href={href} tabIndex={-1}>
          {place.title}
        </a>
      </h2>
      {place.sentence && <p className="lede">{place.sentence}</p>}
      <ol className="diff" aria-label="Old and new address">
        <li data-sign="−">
          <span className="visually-hidden">Old: </span>
          <span>{asked}</span>
        </li>
        <li data-sign="+">
          <span className="visually-hidden">New: </span>
          <span>{place.to}</span>
        </li>
      </ol>
      <a className="button" data-tone="primary" href={href}>
        <span>Open the section</span> <Icon name="arrow-right" />
      </a>
    </AnswerRegion>
  )
}
