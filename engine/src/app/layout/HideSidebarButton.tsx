import { Icon } from '#app/ui/Icon.tsx'

/** Hides the docs sidebar, or brings it back. */
export function HideSidebarButton({ isHidden, toggle }: { isHidden: boolean; toggle: () => void }) {
  const label = isHidden ? 'Expand sidebar' : 'Collapse sidebar'
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={toggle}>
      <Icon name={isHidden ? 'arrow-right' : 'arrow-left'} />
    </button>
  )
}
