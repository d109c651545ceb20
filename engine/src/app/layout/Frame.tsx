import type { ReactNode } from 'react'
import { useSite } from '#app/state/site-context.ts'
import { Footer } from './Footer.tsx'
import { useMobileMenu } from './mobile-menu.ts'
import { Navbar } from './Navbar.tsx'
import { optionalParts } from './optional-parts.ts'
import { SkipLink } from './SkipLink.tsx'
import { SidebarFoldsProvider } from './sidebar-folds.tsx'
import './Frame.css'

/** What stands around every page: skip link, announcement, navbar, the mobile sidebar, and the footer. */
export function Frame({ children }: { children: ReactNode }) {
  const { hideOnScroll } = useSite().navbar
  const { AnnouncementBar } = optionalParts
  const menu = useMobileMenu()
  return (
    <SidebarFoldsProvider>
      <div className="frame" data-navbar-hides={hideOnScroll || undefined}>
        <div inert={menu.isOpen}>
          <SkipLink />
          {AnnouncementBar && <AnnouncementBar />}
        </div>
        <Navbar menu={menu} />
        {menu.Sidebar && <menu.Sidebar menu={menu} />}
        <div className="page" inert={menu.isOpen}>
          <div className="content">{children}</div>
          <Footer />
        </div>
      </div>
    </SidebarFoldsProvider>
  )
}
