import { mdxToMdast } from 'satteri'
import { fieldsOf } from '#model/fields.ts'
import type { SyntaxNode } from './syntax.ts'
import { explainFault, type SyntaxFault } from './syntax-fault.ts'

const FEATURES = { gfm: true, frontmatter: true, directive: true } as const
/** Beyond this many faults a list helps nobody. */
const FAULT_LIMIT = 20

/**
 * The syntax tree of a masked source. The parser stops at its first fault; the line is then neutralised and the rest read
 * again, so that one run shows all faults. `root` is null only when nothing could be read at all.
 */
export function parseSource(text: string): { root: SyntaxNode | null; faults: SyntaxFault[] } {
  const faults: SyntaxFault[] = []
  const lines = text.split('\n')
  /** Tags on neutralised lines: their missing other half is a consequence, not another mistake. */
  const neutralTags = new Set<string>()

  function neutralise(line: number) {
    const source = lines[line - 1] ?? ''
    for (const [, name] of source.matchAll(/<\/?([\w.]+)/g)) if (name) neutralTags.add(name)
    lines[line - 1] = source.replace(/[<{}]/g, ' ')
  }

  for (let round = 0; round < FAULT_LIMIT; round++) {
    try {
      const source = round === 0 ? text : lines.join('\n')
      return { root: mdxToMdast(source, { features: FEATURES }) as unknown as SyntaxNode, faults }
    } catch (error) {
      const found = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/.exec(String(fieldsOf(error).message))
      if (!found) throw error
      const [line, column, raw] = [Number(found[1]), Number(found[2]), found[3] ?? '']
      const tag = /closing tag (?:for )?`<\/?([\w.]+)>`/.exec(raw)?.[1]
      const isConsequence = tag !== undefined && neutralTags.has(tag)
      if (!isConsequence) faults.push(explainFault(raw, line, column, lines))
      neutralise(line)
      const opener = /\((\d+):\d+\)/.exec(raw)
      if (opener) neutralise(Number(opener[1]))
    }
  }
  return { root: null, faults }
}
