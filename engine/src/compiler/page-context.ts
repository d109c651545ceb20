import { APP_IDS } from '#model/app-ids.ts'
import type { LiveExample, LiveFile } from '#model/live.ts'
import type { Heading, PageLink } from '#model/page.ts'
import { codeFrame, type Problem } from '#model/problem.ts'
import { blockKey, type CodeToColor, type TokenLines } from './highlight/tokens.ts'
import type { DeriveCode, DerivedCode, ScriptLanguage } from './javascript/derive-code.ts'
import type { Literal } from './literal.ts'
import type { ExplicitId } from './mask-source.ts'
import { placesIn } from './places-in.ts'
import { ProjectFiles } from './project-files.ts'
import type { Rendered } from './split-tree.ts'
import type { CodeNode, DefinitionNode, FootnoteDefinitionNode, JsxNode, SyntaxNode } from './syntax.ts'

/** A line and a column of the page's source, from 1 on. */
export interface SourcePlace {
  line: number
  column: number
}

/** The attributes of a component, checked and with literal values. */
export type AttributeValues = Record<string, Literal | undefined>

/** How rules render what is inside them; they do not know each other. */
export interface Render {
  /** Blocks one after the other. `wrap` puts loose text into paragraphs. */
  blocks(nodes: SyntaxNode[], wrap: boolean): Rendered
  /** Text with its marks. Holds no component: those are blocks. */
  inline(nodes: SyntaxNode[]): string
}

/** One page on its way through the rules: what they read, and what they leave for the result. */
export class PageContext {
  readonly problems: Problem[] = []
  readonly links: PageLink[] = []
  readonly toc: Heading[] = []
  readonly dependencies = new Map<string, string>()
  /** Ids given out so far, with the place of each. */
  readonly ids = new Map<string, SourcePlace | null>()
  /** The id a heading, or a component that has one, was given. */
  readonly idOfNode = new Map<SyntaxNode, string>()
  readonly attributesOfNode = new Map<JsxNode, AttributeValues>()
  /** Hidden code that a block continues. */
  readonly setUpOfCode = new Map<CodeNode, string>()
  /** Hidden code that goes on after the last shown block of a file, and the file up to there. */
  readonly restOfCode = new Map<CodeNode, { soFar: string; rest: string }>()
  /** Blocks that go on with a file of which an earlier block is shown. */
  readonly continued = new Set<CodeNode>()
  /** The files its blocks are. */
  projectFiles = new ProjectFiles([])
  readonly live: LiveExample[] = []
  /** What authors say about moments of an example, by its tag. */
  readonly stepsOfNode = new Map<SyntaxNode, CodeNode[]>()
  /** Blocks that the check of samples looks at, by `proofKey`. */
  readonly samples: string[] = []
  /** The files at the last checkpoint of each project. */
  readonly checkpoints = new Map<string | null, LiveFile[]>()
  /** The files that are new or changed at a checkpoint. */
  readonly changedAt = new Map<JsxNode, LiveFile[]>()
  readonly definitions = new Map<string, DefinitionNode>()
  readonly footnotes = new Map<string, FootnoteDefinitionNode>()
  /** Footnotes in the order of their first mention, with how often each was mentioned. */
  readonly footnoteOrder = new Map<string, number>()
  /** Above zero inside an admonition, whose headings are not sections. */
  admonitionDepth = 0
  /** Set when the parser met faults: half of a component may be missing, and its loss is not another mistake. */
  isDamaged = false

  /** The page's code blocks, colored before the rules run. */
  colors: Map<string, TokenLines> = new Map()
  /** The parser behind it is loaded for pages that have TypeScript. */
  deriveCode: DeriveCode = () => null
  /** Whether TypeScript is whole: nothing in it is left open. */
  isWholeCode: (code: string, lang: ScriptLanguage) => boolean = () => true
  /** The JavaScript of its blocks of TypeScript. */
  javascript: Map<CodeNode, DerivedCode> = new Map()
  /** Above zero where no component can stand: code has no tabs there. */
  staticDepth = 0
  /** Given by `render-tree.ts` before the first rule runs. */
  render: Render = { blocks: () => '', inline: () => '' }

  readonly source: string
  readonly route: string
  /** As written, line ends normalized. */
  readonly text: string
  /** As parsed: same lines, same columns. */
  readonly maskedText: string
  readonly explicitIds: Map<number, ExplicitId>
  readonly contentDir: string
  readonly baseUrl: string
  /** Where a character of what was parsed stands. */
  readonly placeOf: (offset: number) => SourcePlace
  private readonly reservedIds: Set<string>

  constructor(
    init: Pick<PageContext, 'source' | 'route' | 'text' | 'maskedText' | 'explicitIds' | 'contentDir' | 'baseUrl'>,
  ) {
    this.source = init.source
    this.route = init.route
    this.text = init.text
    this.maskedText = init.maskedText
    this.explicitIds = init.explicitIds
    this.contentDir = init.contentDir
    this.baseUrl = init.baseUrl
    this.placeOf = placesIn(init.maskedText)
    this.reservedIds = new Set([...APP_IDS, ...[...init.explicitIds.values()].map(({ id }) => id)])
  }

  /** Notes a mistake of the author; compiling goes on, so that all of them are reported at once. */
  report(at: SourcePlace | SyntaxNode, message: string, hint?: string | null): void {
    const { line, column } = 'position' in at ? at.position.start : at
    this.problems.push({
      message,
      place: { file: `content/${this.source}`, line, column },
      ...(hint ? { hint } : {}),
      frame: codeFrame(this.text, line, column),
    })
  }

  /** Takes an id the author wrote. Two places cannot have the same one. */
  claimId(id: string, place: SourcePlace): string {
    const earlier = this.ids.get(id)
    if (APP_IDS.includes(id)) {
      this.report(place, `The id "${id}" is one of what stands around every page.`, 'Write another one.')
    } else if (this.ids.has(id)) {
      this.report(
        place,
        `The id "${id}" is used twice${earlier ? ` (first on line ${earlier.line})` : ''}.`,
        'Ids are unique within a page: change one of them.',
      )
    }
    this.ids.set(id, place)
    return id
  }

  /** An id made from text: numbered when it is taken: by an earlier heading, by an explicit id anywhere in the page, or by the app. */
  uniqueId(base: string): string {
    let id = base || 'section'
    for (let n = 1; this.ids.has(id) || this.reservedIds.has(id); n++) id = `${base || 'section'}-${n}`
    this.ids.set(id, null)
    return id
  }

  /** A block's tokens. */
  highlight(block: CodeToColor): TokenLines {
    const lines = this.colors.get(blockKey(block))
    if (!lines) throw new Error(`content/${this.source}: a block was rendered that nobody had colored:\n${block.code}`)
    return lines
  }

  /** The author's text of a node, continuation lines without their indent and quote marks. */
  sourceOf(node: SyntaxNode): string {
    return this.maskedText.slice(node.position.start.offset, node.position.end.offset).replace(/\n[ \t>]*/g, '\n')
  }
}
