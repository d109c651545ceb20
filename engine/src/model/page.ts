import type { Block } from './block.ts'
import type { LiveExample } from './live.ts'
import type { Passage } from './passage.ts'
import type { Slot } from './slot.ts'

/** What a page is for; shown as a label in search and used to group pages. */
export type PageKind = 'landing' | 'api' | 'guide' | 'tutorial'

/** What the author says about a page in its front matter, checked and with defaults filled. */
export interface PageMeta {
  /** Relative to `content/`: `api/createSlice.mdx`. */
  source: string
  /** `/api/createSlice` */
  route: string
  /** The name a config or a sidebar uses for the page: `api/createSlice`. */
  id: string
  /** Document title, and the `h1` unless the text has its own. */
  title: string
  description: string
  kind: PageKind
  /** Front matter `sidebar_label`; the title when absent. */
  sidebarLabel: string
  /** Front matter `pagination_label`; the sidebar label when absent. */
  paginationLabel: string
  /** Words readers use that the text does not. */
  keywords: string[]
  /** `code` for a page named after an export: its `h1` is set in mono. */
  titleStyle: 'text' | 'code'
  /** HTML of the text's own top heading, when it has one. */
  headingHtml: string | null
  hideTableOfContents: boolean
  draft: boolean
}

/** What of it a reader's browser needs. Names and keywords are for the build: search, sidebars and neighbors are made of them there. */
export type ShownMeta = Pick<
  PageMeta,
  'id' | 'title' | 'description' | 'titleStyle' | 'headingHtml' | 'hideTableOfContents'
>

/** A heading of level 2 to 6 that has an id, in document order. */
export interface Heading {
  id: string
  level: 2 | 3 | 4 | 5 | 6
  /** Inline HTML: text and `<code>` only. */
  html: string
}

/**
 * One page, compiled: what the browser gets of its content. Its place in the site is a `DocContext`.
 * `toc` is flat; `nestHeadings` in `toc.ts` makes the list a reader sees.
 */
export interface PageData {
  meta: ShownMeta
  toc: Heading[]
  tree: ContentNode[]
  /** In a data file: how many lines follow, each with more nodes of the tree. */
  more?: number
  /** Then also: how many nodes of the tree fill a small window, where not all of them are needed for it. */
  small?: number
  /** Then also: pixels that the whole text takes at least. */
  room?: number
  /** Address of the page's `LivePage`, with the base; absent where there is nothing to run. */
  live?: string
  /** Address of the page's `PageRecordings`, with the base; absent where no example has been recorded. */
  recordings?: string
  /** Address of the page's `PageTypes`, with the base; absent where no sample has types. */
  types?: string
}

/** A piece of a page. Most of a page is HTML runs; the other two lead to and hold what lives in the browser. */
export type ContentNode =
  /** A subtree without components, already serialized. */
  | HtmlNode
  /** An element that has a component somewhere inside. Attributes carry HTML names (`class`, `data-kind`). */
  | ElementNode
  | ComponentNode

/** A run of HTML. */
export interface HtmlNode {
  type: 'html'
  html: string
  /** In order. None in a page that is shown. */
  slots?: Slot[]
}

/** An element whose inside is not all HTML. */
export interface ElementNode {
  type: 'element'
  /** The frame of a sample, as compiled: its `proofKey`. */
  checked?: string
  tag: string
  attributes: Record<string, string>
  children: ContentNode[]
}

/** A component with its props, already evaluated. */
export type ComponentNode = {
  [Name in keyof ComponentProps]: {
    type: 'component'
    name: Name
    props: ComponentProps[Name]
    children: ContentNode[]
  }
}[keyof ComponentProps]

/** A tab's value is what is stored and compared; its label is what is read. */
export interface TabLabel {
  value: string
  label: string
}

/** The components that live in the browser, by name. All others are turned into plain HTML by the compiler. */
export interface ComponentProps {
  /** Words on a hairline. `children[i]` is an element node that holds the panel of `tabs[i]`. */
  Tabs: { group: string | null; tabs: TabLabel[]; initial: string }
  /** A code frame with tabs in its bar. `children[i]` is an html node: the `<pre>` of `tabs[i]`. */
  CodeTabs: {
    group: string
    tabs: TabLabel[]
    initial: string
    title: string | null
    terminal: boolean
  }
  /** A sample: a code frame with TypeScript, an html node, and JavaScript, another, or made of it: `types-tag.ts`. */
  Sample: {
    title: string
    /** Lines have numbers. Default false. */
    numbered?: boolean
    /** As compiled its `proofKey`, and in a page that is shown `true` if it is proven. */
    checked?: string | true
  }
  /** An example that can be run. `children` are its code and, in a page that is shown, what is served of its recording: an element each. */
  Live: {
    id: string
    title: string
    api: boolean
    /** In a page that is shown: it is served drawn. */
    isDrawn?: true
  }
}

/** A link met while compiling, with its place, so that a report can name file and line. */
export interface PageLink {
  /** As the author wrote it. */
  raw: string
  /**
   * `route`: an absolute route (`/api/createSlice#x`). `source`: a link to a source file, resolved to the route it would have.
   * `hash`: within the page. `external`: everything else, never checked.
   */
  kind: 'route' | 'source' | 'hash' | 'external'
  /** For `route` and `source`: the route, without base, query or hash. */
  route: string | null
  /** Without `#`, decoded; null when there is none. */
  hash: string | null
  line: number
  column: number
}

/** A stretch of text under one heading, option or question; the first has none of them. What search reads. */
export interface PageSection {
  id: string | null
  level: number
  title: string
  /** Prose: a paragraph, list item, table row or block of plain text a line. Cells of a row: see `table-lines.ts`. */
  text: string
  /** What can be looked for in its code blocks and is not in the text: names, modules, keys, each once. */
  codeWords: string[]
}

/** What a section is for, in the words of somebody who needs it. Its heading says it. */
export interface PageJob {
  /** Something to do, or a message to understand. */
  kind: 'job' | 'message'
  /** Of the heading. */
  id: string
  text: string
  /** The name in the API that does the job. */
  code: string | null
}

/** Everything the compiler learns about a page. Only `PageData` reaches the browser. */
export interface CompiledPage
  extends Omit<PageData, 'meta' | 'more' | 'small' | 'room' | 'live' | 'types' | 'recordings'> {
  meta: PageMeta
  /** In order: where the tree may be cut. */
  blocks: Block[]
  links: PageLink[]
  /** Every id in the page's content, headings included. */
  ids: string[]
  sections: PageSection[]
  jobs: PageJob[]
  /** The text of the sections that its index leads to; none for a page without one. */
  passages: Passage[]
  /** The page as plain Markdown, components resolved. Starts with `# Title`. */
  markdown: { text: string; slots: Slot[] }
  live: LiveExample[]
  /** The samples that may be marked as checked, by `proofKey`. */
  samples: string[]
  /** Files besides the source that the result depends on (diagrams, tables of error codes), relative to `content/`, with their hash. */
  dependencies: Array<{ path: string; hash: string }>
}
