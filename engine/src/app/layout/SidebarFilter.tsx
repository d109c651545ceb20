import { useHydrated } from '#app/state/hydrated.ts'
import { Icon } from '#app/ui/Icon.tsx'

/** Narrows the docs sidebar as the reader types. Escape empties it. */
export function SidebarFilter({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const isHydrated = useHydrated()
  return (
    <div className="sidebar-filter">
      <Icon name="filter" />
      <input
        type="search"
        aria-label="Filter pages"
        placeholder="Filter pages"
        autoComplete="off"
        disabled={!isHydrated}
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
    </div>
  )
}
