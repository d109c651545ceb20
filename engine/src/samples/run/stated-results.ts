import { type AstNode, childNodes } from '#compiler/javascript/type-spans.ts'

/** What a sample says about one of its lines. */
export interface StatedResult {
  kind: 'printed' | 'value' | 'thrown'
  expected: string
  /** From 1 on, in the file. */
  line: number
  statement: AstNode
  /** True where `await` may be written. */
  canAwait: boolean
}

interface Comment {
  type: string
  value: string
  start: number
  end: number
}

/**
 * The results a file states in its comments: what a `console` call prints behind it on the same line, `// → value` behind or
 * below a statement, `// throws Error: message` likewise. Lines of comments that follow at once go on with it.
 */
export function statedResults(code: string, program: AstNode, comments: Comment[]): StatedResult[] {
  const statements = [...statementsIn(program, true)]
  const lineOf = (offset: number) => code.slice(0, offset).split('\n').length
  const isAlone = (comment: Comment) =>
    code.slice(code.lastIndexOf('\n', comment.start - 1) + 1, comment.start).trim() === ''
  const results: StatedResult[] = []
  for (const [index, comment] of comments.entries()) {
    if (comment.type !== 'Line') continue
    const found = statements.findLast(({ node }) => isBehind(code, node.end, comment.start, isAlone(comment)))
    const stated = found && readComment(comment.value.trim(), isConsoleCall(found.node) && !isAlone(comment))
    if (!found || !stated) continue
    const more = isAlone(comment) ? continuation(comments.slice(index + 1), lineOf(comment.start), lineOf, isAlone) : []
    results.push({
      kind: stated.kind === 'value' && isConsoleCall(found.node) ? 'printed' : stated.kind,
      expected: [stated.expected, ...more].join('\n'),
      line: lineOf(found.node.end),
      statement: found.node,
      canAwait: found.canAwait,
    })
  }
  return results
}

/** A comment of the next lines that starts no result of its own. */
function continuation(
  rest: Comment[],
  line: number,
  lineOf: (offset: number) => number,
  isAlone: (comment: Comment) => boolean,
): string[] {
  const lines: string[] = []
  for (const comment of rest) {
    if (comment.type !== 'Line' || lineOf(comment.start) !== line + lines.length + 1 || !isAlone(comment)) break
    if (readComment(comment.value.trim(), false)) break
    lines.push(comment.value)
  }
  return lines
}

const isBehind = (code: string, end: number, start: number, isBelow: boolean) =>
  end <= start && (isBelow ? /^[ \t;]*\n[ \t]*$/ : /^[ \t;]*$/).test(code.slice(end, start))

function readComment(text: string, isBehindConsole: boolean): Pick<StatedResult, 'kind' | 'expected'> | null {
  if (text.startsWith('→')) return { kind: 'value', expected: text.slice(1).trim() }
  const [, thrown] = /^throws ([A-Z]\w*: .*|[{[].*)$/.exec(text) ?? []
  if (thrown) return { kind: 'thrown', expected: thrown }
  return isBehindConsole ? { kind: 'printed', expected: text } : null
}

/** True for `console.log(…)` and its like, as a statement. */
const isConsoleCall = ({ expression }: AstNode) =>
  expression?.type === 'CallExpression' &&
  expression.callee.type === 'MemberExpression' &&
  expression.callee.object.name === 'console'

/** Statements that have a value: expressions, and declarations of one name. */
function* statementsIn(node: AstNode, canAwait: boolean): Generator<{ node: AstNode; canAwait: boolean }> {
  const isDeclaration =
    node.type === 'VariableDeclaration' && node.declarations.length === 1 && node.declarations[0].init
  if (node.type === 'ExpressionStatement' || isDeclaration) yield { node, canAwait }
  if (node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration')
    return yield* statementsIn(node.declaration, canAwait)
  const isFunction = /Function/.test(node.type)
  for (const child of childNodes(node)) yield* statementsIn(child, isFunction ? node.async === true : canAwait)
}
