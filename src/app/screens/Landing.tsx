import { ContentTree } from '#app/content/ContentTree.tsx'
import { Main } from '#app/layout/Main.tsx'
import { useSite } from '#app/state/site-context.ts'
import type { PagePayload } from '#model/site.ts'
import '../ui/Log.css'
import '../ui/Node.css'
import fieldStyles from '../ui/SearchField.css?inline'
import ownStyles from './Landing.css?inline'

export const styles = fieldStyles + ownStyles

/** The front page: one rail from the version to the cache. Its text and order are in `content/index.mdx`. */
export function Landing({ payload: { page } }: { payload: Extract<PagePayload, { screen: 'landing' }> }) {
  const { version, note } = useSite().library
  return (
    <Main className="landing" types={page.types}>
      <p className="landing-version">{`Version ${version.replace(/\.\d+$/, '')}${note ? `, ${note}` : ''}`}</p>
      <h1 dangerouslySetInnerHTML={{ __html: page.meta.headingHtml ?? page.meta.title }} />
      <ContentTree tree={page.tree} />
    </Main>
  )
}
