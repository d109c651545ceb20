import { Icon } from './Icon.tsx'

/** Says, to the eye and to a screen reader, that a link leaves the site in a new tab. */
export function ExternalHint() {
  return (
    <>
      <Icon name="external" />
      <span className="visually-hidden"> (opens in new tab)</span>
    </>
  )
}
