import type { ReactNode } from 'react'
import { useSite } from '#app/state/site-context.ts'
import { flattenSidebar } from '#model/sidebar.ts'
import type { SidebarItem } from '#model/site.ts'

/** More than a reader looks through, and 28 KB. */
const MOST_PAGES = 200

const ALL_PAGES = 'These are all pages: your browser’s own search on this page finds a title.'
const GROUPS = 'These are all groups of pages: each leads to its first page, which lists the others beside it.'

/** For readers without scripts, who cannot search: why, and every page by name, or every group where they are many. */
export function PagesWithoutScripts() {
  const { sidebars } = useSite()
  const all = Object.entries(sidebars)
  const isShort = flattenSidebar(all.flatMap(([, items]) => items)).length <= MOST_PAGES
  return (
    <noscript>
      <p>{`Searching needs JavaScript, which is switched off here. ${isShort ? ALL_PAGES : GROUPS}`}</p>
      {all.map(([id, items]) => (
        <Pages key={id} items={items} isShort={isShort} />
      ))}
    </noscript>
  )
}

function Pages({ items, isShort }: { items: SidebarItem[]; isShort: boolean }) {
  return (
    <ul>
      {items.map((item) => {
        if (item.type !== 'category') return <Page key={item.label + item.href} {...item} />
        const shown = isShort ? item.items : item.items.filter(({ type }) => type === 'category')
        const below = shown.length > 0 && <Pages items={shown} isShort={isShort} />
        return (
          <Page key={item.label + item.href} label={item.label} href={item.href ?? (isShort ? null : item.first)}>
            {below}
          </Page>
        )
      })}
    </ul>
  )
}

function Page({ label, href, children }: { label: string; href: string | null; children?: ReactNode }) {
  return (
    <li>
      {href ? <a href={href}>{label}</a> : label}
      {children}
    </li>
  )
}
