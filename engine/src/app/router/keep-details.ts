/** Before a page is rendered anew after an edit (development only): opens again the `details` that are open now. */
export function keepDetails(): void {
  const nameOf = (details: Element) => {
    const summary = details.querySelector('summary')
    return summary?.ariaLabel ?? summary?.textContent ?? ''
  }
  const open = new Set([...document.querySelectorAll('details[open]')].map(nameOf))
  const reopen = () => {
    for (const details of document.querySelectorAll('details')) details.open ||= open.has(nameOf(details))
  }
  requestAnimationFrame(() => requestAnimationFrame(reopen)) // the first may come before React has rendered
}
