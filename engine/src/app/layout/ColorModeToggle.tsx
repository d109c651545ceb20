import { useColorMode } from '#app/state/color-mode.ts'
import { useHydrated } from '#app/state/hydrated.ts'
import { useSite } from '#app/state/site-context.ts'
import { Icon } from '#app/ui/Icon.tsx'

/** Switches between light and dark. Its name says the current mode: `aria-pressed` would not. */
export function ColorModeToggle() {
  const { colorMode } = useSite()
  const [mode, toggle] = useColorMode()
  const isHydrated = useHydrated()
  if (!colorMode.switch) return null
  const label = `Switch between dark and light mode (currently ${mode} mode)`
  return (
    <button
      type="button"
      className="icon-button color-mode-toggle"
      disabled={!isHydrated}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <Icon name="sun-moon" />
    </button>
  )
}
