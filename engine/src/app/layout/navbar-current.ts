import { isWithinRoute } from '#model/route.ts'
import type { NavbarItem, PagePayload } from '#model/site.ts'

/** Whether an item of the navbar is where the reader is. */
export function isCurrentItem(item: NavbarItem, payload: PagePayload): boolean {
  const { route } = payload
  switch (item.type) {
    case 'link':
      if (item.activeBaseRegex !== null) return new RegExp(item.activeBaseRegex, 'i').test(route)
      return isBelow(route, item.activeBasePath ?? item.route)
    case 'docsVersion':
      return isBelow(route, item.route)
    case 'doc':
      return (
        payload.screen === 'doc' && (payload.page.meta.id === item.docId || sharesSidebar(payload.doc, item.sidebarId))
      )
    case 'docSidebar':
      return payload.screen === 'doc' && sharesSidebar(payload.doc, item.sidebarId)
    case 'dropdown':
      return item.items.some((inner) => isCurrentItem(inner, payload))
    default:
      return false
  }
}

const isBelow = (route: string, parent: string | null) => parent !== null && isWithinRoute(route, parent)
const sharesSidebar = (doc: { sidebarId: string | null }, sidebarId: string | null) =>
  sidebarId !== null && doc.sidebarId === sidebarId
