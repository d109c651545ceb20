import { useSite } from '#app/state/site-context.ts'
import type { SidebarItem } from '#model/site.ts'

/** For readers without scripts, who cannot search: why, and every page by name. */
export function PagesWithoutScripts() {
  const { sidebars } = useSite()
  return (
    <noscript>
      <p>
        Searching needs JavaScript, which is switched off here. These are all pages: your browser’s own search on this
        page finds a title.
      </p>
      {Object.entries(sidebars).map(([id, items]) => (
        <Pages key={id} items={items} />
      ))}
    </noscript>
  )
}

function Pages({ items }: { items: SidebarItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label + item.href}>
          {item.href ? <a href={item.href}>{item.label}</a> : item.label}
          {item.type === 'category' && <Pages items={item.items} />}
        </li>
      ))}
    </ul>
  )
}
