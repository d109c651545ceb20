import type { SampleMeta } from '#compiler/rules/code-meta.ts'

/** A page of the content, as its author wrote it. */
export interface SamplePage {
  /** Relative to `content/`. */
  source: string
  text: string
}

/** A fenced block of TypeScript, and where it stands. */
export interface SampleBlock extends SampleMeta {
  source: string
  lang: 'ts' | 'tsx'
  title: string | null
  /** As a reader sees it. */
  shown: string
  /** As a program sees it: lines that a change removes are empty. */
  code: string
  /** Lines of the block, from 1 on, that are meant to fail. */
  failing: number[]
  /** Where its fence and its first line of code stand in the page, from 1 on. */
  fence: { line: number; column: number }
  /** Columns by which its code is indented in the page. */
  indent: number
  /** What a `text` block titled "Console" right after it says it prints. */
  console: { text: string; line: number } | null
}

/** A block that no check looks at, and the author's reason. */
export interface Excuse {
  source: string
  line: number
  reason: string
}

/** The line of the page on which a line of the block stands. */
export const pageLine = (block: SampleBlock, line: number) => block.fence.line + line
