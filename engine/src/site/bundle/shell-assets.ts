import type { ExplainerKind } from '#model/explainer.ts'
import type { PagePayload } from '#model/site.ts'
import type { StyledPart } from './style-sheets.ts'

/** What the HTML around the app refers to. Paths are below `dist/`, without the base. */
export interface ShellAssets {
  /** The client's entry. */
  script: string
  /** Inlined in every head, for what is seen first: a file of its own would cost the first paint a round trip. */
  styleSheet: string
  /** Inlined beside it where a site has the part. */
  partStyles: Record<StyledPart, string>
  /** What styles the rest: a file that docs link where their opening ends, and that other screens have inlined, too. */
  laterSheet: { path: string; text: string } | null
  /** Chunks that the entry imports at once. */
  preloads: string[]
  /** Chunks of the screens that are not in the entry. */
  screens: Partial<Record<PagePayload['screen'], string>>
  /** What these screens bring along as inline styles. */
  screenStyles: string[]
  /** The style sheets of explainers, by what they draw. */
  explainerStyles: Partial<Record<ExplainerKind, string>>
  /** Inlined in every head, before the styles. */
  bootScript: string
  /** Inlined after it where a site has an announcement. */
  announcementScript: string
  /** Inlined in the home page's head: it has to run where no file of the site is found. */
  baseUrlCheckScript: string
  /** Inlined in the head of the not-found page: it has to run before the first paint. */
  answerRoomScript: string
}
