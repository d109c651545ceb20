/** The element that screen readers listen to; `Router` renders it, empty. */
export const LIVE_REGION_ID = 'live-region'

/** Says something to screen readers when they are next idle. */
export function announce(text: string): void {
  const region = document.getElementById(LIVE_REGION_ID)
  if (region) region.textContent = text
}
