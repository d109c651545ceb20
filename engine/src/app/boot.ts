/**
 * Inlined in every head: what must be right before the first paint. It runs before anything is loaded, so it reads its
 * settings from attributes of `html`, and exports nothing.
 */
import { chooseColorMode } from '#model/color-mode.ts'
import { TAB_GROUP_PREFIX, THEME_KEY } from '#model/constants.ts'
import type { ColorMode } from '#model/site.ts'
import { withoutTypes } from '#model/types-tag.ts'

const root = document.documentElement
const { dataset } = root
const stored: Record<string, string> = {}
try {
  Object.assign(stored, localStorage)
} catch {
  // Storage is blocked: act as empty. The app says so once, later.
}

/** The served theme is the default; these are what counts before it. */
const has = (flag: string) => !!dataset.colorMode?.includes(flag)
const override = new URLSearchParams(location.search).get('docusaurus-theme')
dataset.theme =
  override === 'dark' || override === 'light'
    ? override
    : chooseColorMode(
        stored[THEME_KEY] ?? null,
        {
          default: dataset.theme as ColorMode,
          respectSystem: has('system'),
          switch: has('switch'),
        },
        matchMedia('(prefers-color-scheme: dark)').matches,
      )

// Chosen tabs are shown while the page is still being parsed, so that no panel changes under the reader's eyes.
if (Object.keys(stored).some((key) => key.startsWith(TAB_GROUP_PREFIX))) {
  const observer = new MutationObserver(showChosenTabs)
  observer.observe(root, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => {
    showChosenTabs()
    observer.disconnect()
  })
}

function showChosenTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tab-group]')) {
    const value = stored[TAB_GROUP_PREFIX + tabs.dataset.tabGroup]
    const parts = [...tabs.querySelectorAll<HTMLElement>('[data-value]')].filter(
      (part) => part.closest('[data-tab-group]') === tabs,
    )
    if (!parts.some((part) => part.dataset.value === value)) continue
    for (const part of parts) {
      const isChosen = part.dataset.value === value
      if (part.matches('[role=tab]')) part.setAttribute('aria-selected', String(isChosen))
      else {
        part.hidden = !isChosen
        // As content/derive-panel.ts does: what is before it has been parsed whole.
        if (isChosen && part.matches('[data-derived]:empty'))
          part.innerHTML = withoutTypes(part.previousElementSibling?.innerHTML ?? '')
      }
    }
  }
}
