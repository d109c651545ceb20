import { type ReactNode, useRef } from 'react'
import { useSite } from '#app/state/site-context.ts'
import { AnnouncementBar } from './AnnouncementBar.tsx'
import { Footer } from './Footer.tsx'
import { MobileSidebar } from './MobileSidebar.tsx'
import { useMobileMenu } from './mobile-menu.ts'
import { Navbar } from './Navbar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { SidebarFoldsProvider } from './sidebar-folds.tsx'
import './Frame.css'

/** What stands around every page: skip link, announcement, navbar, the mobile sidebar, and the footer. */
export function Frame({ children }: { children: ReactNode }) {
  const { hideOnScroll } = useSite().navbar
  const menuButton = useRef<HTMLButtonElement>(null)
  const menu = useMobileMenu(menuButton)
  return (
    <SidebarFoldsProvider>
      <div className="frame" data-navbar-hides={hideOnScroll || undefined}>
        <SkipLink />
        <AnnouncementBar />
        <Navbar menu={menu} menuButton={menuButton} />
        <MobileSidebar menu={menu} />
        <div className="page" inert={menu.isOpen}>
          <div className="content">{children}</div>
          <Footer />
        </div>
      </div>
    </SidebarFoldsProvider>
  )
}
