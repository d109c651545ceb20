import { Prose } from '#app/content/Prose.tsx'
import { DocsSidebar } from '#app/layout/DocsSidebar.tsx'
import { Main } from '#app/layout/Main.tsx'
import { useSite } from '#app/state/site-context.ts'
import type { PagePayload } from '#model/site.ts'
import { nestHeadings } from '#model/toc.ts'
import { Breadcrumbs } from './doc/Breadcrumbs.tsx'
import { CopyPage } from './doc/CopyPage.tsx'
import { DocFooter } from './doc/DocFooter.tsx'
import { DocPagination } from './doc/DocPagination.tsx'
import { MobileTableOfContents } from './doc/MobileTableOfContents.tsx'
import { TableOfContents } from './doc/TableOfContents.tsx'
import './Doc.css'

/** A documentation page between its sidebar and its contents list. */
export function Doc({ payload: { route, page, doc } }: { payload: Extract<PagePayload, { screen: 'doc' }> }) {
  const { min, max } = useSite().tableOfContents
  const { meta, toc, tree } = page
  const headings = toc.filter(({ level }) => level >= min && level <= max)
  const hasContents = !meta.hideTableOfContents && headings.length > 0
  const contents = { headings, entries: nestHeadings(toc, min, max) }
  return (
    <div className="doc" data-contents={hasContents || undefined}>
      {doc.sidebarId !== null && <DocsSidebar sidebarId={doc.sidebarId} />}
      <Main className="doc-main" types={page.types}>
        <div className="doc-text">
          <Breadcrumbs trail={doc.breadcrumbs} />
          {hasContents && <MobileTableOfContents key={route} {...contents} />}
          <article>
            <header className="doc-header">
              <Heading meta={meta} />
              <CopyPage key={route} markdownHref={doc.markdownHref} reportUrl={doc.reportUrl} />
            </header>
            <Prose key={route} tree={tree} room={page.room} />
          </article>
          <DocFooter doc={doc} />
          <DocPagination previous={doc.previous} next={doc.next} />
        </div>
        {hasContents && <TableOfContents {...contents} />}
      </Main>
    </div>
  )
}

function Heading({
  meta: { headingHtml, title, titleStyle },
}: {
  meta: { headingHtml: string | null; title: string; titleStyle: string }
}) {
  if (headingHtml !== null) return <h1 data-style={titleStyle} dangerouslySetInnerHTML={{ __html: headingHtml }} />
  return <h1 data-style={titleStyle}>{title}</h1>
}
