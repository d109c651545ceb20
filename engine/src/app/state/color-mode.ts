import { useCallback, useSyncExternalStore } from 'react'
import { chooseColorMode } from '#model/color-mode.ts'
import { STORAGE_KEYS } from '#model/constants.ts'
import type { ColorMode, SiteData } from '#model/site.ts'
import { createListeners } from './listeners.ts'
import { useSite } from './site-context.ts'
import { onStorageChange, readStored, removeStored, writeStored } from './storage.ts'

const listeners = createListeners()

/** The `data-theme` attribute is the one copy of this state: CSS and React both read it. */
const read = (): ColorMode => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

function show(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode
  listeners.notify()
}

/** The reader's choice of this visit, which lasts as long where storage does not take it. */
let chosen: ColorMode | null = null

/** The theme on screen, and what the switch does. Only the switch stores anything. */
export function useColorMode(): [mode: ColorMode, toggle: () => void] {
  const site = useSite()
  const mode = useSyncExternalStore(listeners.add, read, () => site.colorMode.default)
  const toggle = useCallback(() => {
    const next = read() === 'dark' ? 'light' : 'dark'
    show(next)
    chosen = next
    writeStored(STORAGE_KEYS.theme, next)
  }, [])
  return [mode, toggle]
}

/** Follows the system and the other tabs of the browser, for as long as the page is open. */
export function followColorMode(settings: SiteData['colorMode'], signal?: AbortSignal): void {
  if (!settings.switch) removeStored(STORAGE_KEYS.theme)
  const system = matchMedia('(prefers-color-scheme: dark)')
  const choose = (stored: string | null) => show(chooseColorMode(stored, settings, system.matches))

  const followSystem = () => {
    // While a page is printed browsers report a light preference for a moment.
    if (settings.respectSystem && !matchMedia('print').matches) choose(readStored(STORAGE_KEYS.theme) ?? chosen)
  }
  const followTab = (key: string | null, value: string | null) => {
    if (!settings.switch || (key !== STORAGE_KEYS.theme && key !== null)) return
    chosen = null
    choose(value && (value === 'dark' ? value : 'light'))
  }
  system.addEventListener('change', followSystem, { signal })
  onStorageChange(followTab, signal)
}
