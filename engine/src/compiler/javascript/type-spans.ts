/** A node of the parser's tree: ESTree with TypeScript and JSX. */
export interface AstNode {
  type: string
  start: number
  end: number
  // biome-ignore lint/suspicious/noExplicitAny: the tree has some 170 node types, and a handful of their fields matter here
  [field: string]: any
}

/** A stretch of code that holds nothing but types; `isStatement` when it stands for itself. */
export interface TypeSpan {
  start: number
  end: number
  isStatement?: boolean
}

/** Syntax that types cannot be taken out of: it has a meaning at run time. */
export class NotErasable extends Error {}

type Add = (start: number, end: number, isStatement?: boolean) => void

/** Everything in a program that JavaScript does not have. Throws `NotErasable` for enums, namespaces and the like. */
export function typeSpans(program: AstNode, code: string): TypeSpan[] {
  const spans: TypeSpan[] = []
  const add: Add = (start, end, isStatement = false) => {
    if (end > start) spans.push({ start, end, isStatement })
  }
  walk(program, code, add)
  return spans
}

/** The direct children of a node. */
export function* childNodes(node: AstNode): Generator<AstNode> {
  for (const key in node) {
    const value = node[key]
    if (value === null || typeof value !== 'object') continue
    for (const child of Array.isArray(value) ? value : [value]) if (child && typeof child.type === 'string') yield child
  }
}

/** A node that is taken out whole is not looked into. */
function walk(node: AstNode, code: string, add: Add): void {
  const rule = RULES[node.type]
  if (rule?.(node, code, add) === GONE) return
  if (node.type === 'Identifier' || node.type.endsWith('Pattern')) optionalMark(node, code, add)
  if (Array.isArray(node.params)) thisParameter(node.params, code, add)
  for (const child of childNodes(node)) walk(child, code, add)
}

const GONE = Symbol()
type Rule = (node: AstNode, code: string, add: Add) => typeof GONE | undefined

const whole: Rule = (node, _code, add) => {
  add(node.start, node.end)
  return GONE
}

const statement = (node: AstNode, _code: string, add: Add): typeof GONE => {
  add(node.start, node.end, true)
  return GONE
}

const refuse: Rule = (node) => {
  throw new NotErasable(node.type)
}

/** `x as T`, `x satisfies T`, `x!`: all after the expression. */
const tail: Rule = (node, _code, add) => {
  add(node.expression.end, node.end)
  return undefined
}

const CASTS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion'])
const SIMPLE = new Set(['Identifier', 'ThisExpression', 'MetaProperty', 'MemberExpression', 'CallExpression'])

/** `(state as Desk).lent`: brackets that were there for the type alone, and the `;` that kept them apart from the line above. */
const brackets: Rule = (node, code, add) => {
  let inner: AstNode = node.expression
  if (!CASTS.has(inner.type)) return undefined
  while (CASTS.has(inner.type)) inner = inner.expression
  const before = code.slice(0, node.start)
  if (!SIMPLE.has(inner.type) || /\bnew\s+$/.test(before)) return undefined
  add(/^[ \t]*;$/m.test(before.slice(before.lastIndexOf('\n') + 1)) ? node.start - 1 : node.start, inner.start)
  add(inner.end, node.end)
  return undefined
}

const declared: Rule = (node, code, add) => (node.declare ? statement(node, code, add) : undefined)

const TYPE_DECLARATIONS = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'TSDeclareFunction'])
const isTypeOnly = (node: AstNode | null | undefined) => !!node && (TYPE_DECLARATIONS.has(node.type) || node.declare)

/** Named imports and exports: those of types go, with their comma. */
function specifiers(node: AstNode, kind: 'importKind' | 'exportKind', code: string, add: Add): typeof GONE | undefined {
  const all: AstNode[] = node.specifiers ?? []
  const types = all.filter((specifier) => specifier[kind] === 'type')
  if (all.length > 0 && types.length === all.length) return statement(node, code, add)
  for (const specifier of types) takeFromList(all, specifier, types, add)
  return undefined
}

/** Up to the next item; after the last item that stays, from its end on. */
function takeFromList(all: AstNode[], item: AstNode, taken: AstNode[], add: Add): void {
  const index = all.indexOf(item)
  const next = all[index + 1]
  const before = all[index - 1]
  if (next && all.slice(index + 1).some((other) => !taken.includes(other))) add(item.start, next.start)
  else if (before) add(before.end, item.end)
}

function thisParameter(params: AstNode[], code: string, add: Add): void {
  const [first, second] = params
  if (first?.type === 'Identifier' && first.name === 'this') {
    add(first.start, second ? second.start : first.end + (/^\s*,/.exec(code.slice(first.end))?.[0].length ?? 0))
  }
}

/** `name?: T` of a parameter: the sign stands between name and type. */
function optionalMark(node: AstNode, code: string, add: Add): void {
  if (!node.optional) return
  const end = node.typeAnnotation?.start ?? node.end
  const mark = code.lastIndexOf('?', end)
  if (mark >= node.start) add(mark, mark + 1)
}

const MODIFIERS = /^((?:public|private|protected|readonly|override|abstract|declare)\s+)+/

const member: Rule = (node, code, add) => {
  if (node.declare || node.type.startsWith('TSAbstract') || node.value?.type === 'TSEmptyBodyFunctionExpression')
    return statement(node, code, add)
  const from = node.decorators?.at(-1)?.end ?? node.start
  const text = code.slice(from, node.key.start)
  for (const [word] of text.matchAll(/\b(?:public|private|protected|readonly|override)\s+/g)) {
    const at = from + text.indexOf(word)
    add(at, at + word.length)
  }
  const mark = node.optional || node.definite ? code.slice(node.key.end).search(/[?!]/) : -1
  if (mark >= 0) add(node.key.end + mark, node.key.end + mark + 1)
  return undefined
}

const classRule: Rule = (node, code, add) => {
  if (node.declare) return statement(node, code, add)
  const [modifiers] = MODIFIERS.exec(code.slice(node.start)) ?? []
  if (modifiers) add(node.start, node.start + modifiers.length)
  const last: AstNode | undefined = node.implements?.at(-1)
  if (last) {
    const from = node.superTypeArguments?.end ?? node.superClass?.end ?? node.typeParameters?.end ?? node.id?.end ?? 0
    add(from, last.end)
  }
  return undefined
}

const RULES: Record<string, Rule> = {
  TSTypeAnnotation: whole,
  TSTypeParameterDeclaration: whole,
  TSTypeParameterInstantiation: whole,
  TSAsExpression: tail,
  TSSatisfiesExpression: tail,
  TSNonNullExpression: tail,
  ParenthesizedExpression: brackets,
  TSTypeAssertion: (node, _code, add) => {
    add(node.start, node.expression.start)
    return undefined
  },
  TSInterfaceDeclaration: statement,
  TSTypeAliasDeclaration: statement,
  TSDeclareFunction: statement,
  TSIndexSignature: statement,
  TSModuleDeclaration: (node, code, add) => (node.declare ? statement : refuse)(node, code, add),
  TSGlobalDeclaration: statement,
  TSEnumDeclaration: (node, code, add) => (node.declare ? statement : refuse)(node, code, add),
  TSParameterProperty: refuse,
  TSImportEqualsDeclaration: refuse,
  TSExportAssignment: refuse,
  VariableDeclaration: declared,
  VariableDeclarator: (node, code, add) => {
    if (node.definite) {
      const mark = code.indexOf('!', node.id.start)
      add(mark, mark + 1)
    }
    return undefined
  },
  ClassDeclaration: classRule,
  ClassExpression: classRule,
  MethodDefinition: member,
  PropertyDefinition: member,
  AccessorProperty: member,
  TSAbstractMethodDefinition: member,
  TSAbstractPropertyDefinition: member,
  ImportDeclaration: (node, code, add) =>
    node.importKind === 'type' ? statement(node, code, add) : specifiers(node, 'importKind', code, add),
  ExportNamedDeclaration: (node, code, add) =>
    node.exportKind === 'type' || isTypeOnly(node.declaration)
      ? statement(node, code, add)
      : specifiers(node, 'exportKind', code, add),
  ExportAllDeclaration: (node, code, add) => (node.exportKind === 'type' ? statement(node, code, add) : undefined),
  ExportDefaultDeclaration: (node, code, add) =>
    isTypeOnly(node.declaration) ? statement(node, code, add) : undefined,
}
