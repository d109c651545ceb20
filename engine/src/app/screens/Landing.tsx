import { ContentTree } from '#app/content/ContentTree.tsx'
import { Main } from '#app/layout/Main.tsx'
import { useSite } from '#app/state/site-context.ts'
import type { PagePayload } from '#model/site.ts'
import '../ui/Log.css'
import '../ui/Node.css'
import fieldStyles from '../ui/SearchField.css?inline'
import ownStyles from './Landing.css?inline'
import box from './landing/Box.css?inline'
import cards from './landing/Cards.css?inline'
import columns from './landing/Columns.css?inline'
import hero from './landing/Hero.css?inline'
import instrument from './landing/Instrument.css?inline'
import loop from './landing/Loop.css?inline'
import paths from './landing/Paths.css?inline'
import stop from './landing/Stop.css?inline'
import teaser from './landing/Teaser.css?inline'

// What all parts share, the parts from top to bottom, and what becomes of their columns.
const parts = [hero, instrument, loop, stop, paths, cards, box, teaser]
export const styles = [fieldStyles, ownStyles, ...parts, columns].join('')

/** The front page: version, heading, content. Its text and order are in `content/index.mdx`. */
export function Screen({ payload: { page } }: { payload: Extract<PagePayload, { screen: 'landing' }> }) {
  const { version, note } = useSite().library
  return (
    <Main className="landing" types={page.types}>
      <p className="landing-version">{`Version ${version.replace(/\.\d+$/, '')}${note ? `, ${note}` : ''}`}</p>
      <h1 dangerouslySetInnerHTML={{ __html: page.meta.headingHtml ?? page.meta.title }} />
      <ContentTree tree={page.tree} />
    </Main>
  )
}
