/**
 * Asks whether the page has changed since it was served, once it hears what changes: what is found out about its samples and examples
 * may have come while it was loading. The dev server loads it, and says in the document what was served; no build does.
 */
const served = document.querySelector<HTMLMetaElement>('meta[name=dev-page]')?.content
const root = document.documentElement

function ask(): void {
  if (root.dataset.hasHydrated !== 'true') return
  watch.disconnect()
  import.meta.hot?.send('site:served', { name: served })
}

const watch = new MutationObserver(ask)
watch.observe(root, { attributeFilter: ['data-has-hydrated'] })
ask()

export {}
