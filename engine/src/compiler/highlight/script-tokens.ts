import type { AstNode } from '../javascript/type-spans.ts'
import type { ParsedScript } from '../parse-script.ts'
import { splitLines, type Token, type TokenKind, type TokenLines } from './tokens.ts'

/**
 * Colors JavaScript and TypeScript from their syntax tree. Names, literals and comments are nodes and are painted; what
 * no node covers is keywords and punctuation. So nothing is guessed from the look of a word. `shift` is how many characters
 * were put before the code to make it parse.
 */
export function tokensOfScript(code: string, { program, comments }: ParsedScript, shift = 0): TokenLines {
  const kinds: Array<TokenKind | undefined> = new Array(code.length)
  const paint: Paint = (start, end, kind) => kinds.fill(kind, Math.max(0, start - shift), Math.max(0, end - shift))
  walk(program, paint, (start, end) => code.slice(start - shift, end - shift))
  for (const { start, end } of comments) paint(start, end, 'c')
  return splitLines(readPainted(code, kinds))
}

type Paint = (start: number, end: number, kind: TokenKind) => void
type Slice = (start: number, end: number) => string

/** Children first: a parent knows better what its parts are. */
function walk(node: AstNode, paint: Paint, slice: Slice): void {
  for (const key in node) {
    const value = node[key]
    if (value === null || typeof value !== 'object') continue
    if (Array.isArray(value)) {
      for (const child of value) if (child && typeof child.type === 'string') walk(child, paint, slice)
    } else if (typeof value.type === 'string') {
      walk(value, paint, slice)
    }
  }
  const leaf = LEAVES[node.type]
  if (leaf) leaf(node, paint, slice)
  else if (node.type.endsWith('Keyword') && node.type.startsWith('TS'))
    paint(node.start, node.end, node.type === 'TSNullKeyword' || node.type === 'TSUndefinedKeyword' ? 'n' : 't')
}

const CONSTANTS = new Set(['undefined', 'NaN', 'Infinity'])

/** A name's node may go on to its type, so only the name itself is painted. */
function paintName(node: AstNode | null | undefined, kind: TokenKind, paint: Paint): void {
  if (!node) return
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier')
    paint(node.start, node.start + node.name.length, kind)
  else if (node.type === 'PrivateIdentifier') paint(node.start, node.end, kind)
  else if (node.type === 'TSQualifiedName' || node.type === 'JSXMemberExpression') {
    paintName(node.left ?? node.object, kind, paint)
    paintName(node.right ?? node.property, kind, paint)
  } else if (node.type === 'MemberExpression' && !node.computed) paintName(node.property, kind, paint)
  else if (node.type === 'ChainExpression' || node.type === 'TSInstantiationExpression')
    paintName(node.expression, kind, paint)
}

const isFunction = (node: AstNode | null | undefined) =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'

type Rule = (node: AstNode, paint: Paint, slice: Slice) => void

const nameOf =
  (field: string, kind: TokenKind): Rule =>
  (node, paint) =>
    paintName(node[field], kind, paint)

/** A key is what is defined when its value is a function. */
const functionKey: Rule = (node, paint) => {
  if ((isFunction(node.value) || node.method) && !node.computed && node.kind !== 'constructor')
    paintName(node.key, 'f', paint)
}

const jsxName: Rule = ({ name }, paint) => {
  const isElement = name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)
  paintName(name, isElement ? 'k' : 't', paint)
}

const LEAVES: Record<string, Rule> = {
  Identifier: (node, paint) => paintName(node, CONSTANTS.has(node.name) ? 'n' : '', paint),
  JSXIdentifier: (node, paint) => paintName(node, '', paint),
  PrivateIdentifier: (node, paint) => paint(node.start, node.end, ''),
  JSXText: (node, paint) => paint(node.start, node.end, ''),
  Literal: (node, paint) => paint(node.start, node.end, typeof node.value === 'string' || node.regex ? 's' : 'n'),
  TemplateElement(node, paint, slice) {
    // Parsers disagree on whether the element covers its delimiters.
    const start =
      /[`}]/.test(slice(node.start, node.start + 1)) && node.end - node.start > node.value.raw.length
        ? node.start + 1
        : node.start
    paint(start, start + node.value.raw.length, 's')
  },
  TemplateLiteral(node, paint) {
    paint(node.start, node.start + 1, 's')
    paint(node.end - 1, node.end, 's')
  },
  CallExpression: nameOf('callee', 'f'),
  NewExpression: nameOf('callee', 't'),
  TaggedTemplateExpression: nameOf('tag', 'f'),
  Decorator: (node, paint) => paintName(node.expression, 'f', paint),
  FunctionDeclaration: nameOf('id', 'f'),
  FunctionExpression: nameOf('id', 'f'),
  TSDeclareFunction: nameOf('id', 'f'),
  TSMethodSignature: nameOf('key', 'f'),
  MethodDefinition: functionKey,
  TSAbstractMethodDefinition: nameOf('key', 'f'),
  Property: functionKey,
  PropertyDefinition: functionKey,
  VariableDeclarator(node, paint) {
    if (isFunction(node.init)) paintName(node.id, 'f', paint)
  },
  ClassDeclaration: classNames,
  ClassExpression: classNames,
  TSClassImplements: nameOf('expression', 't'),
  TSInterfaceHeritage: nameOf('expression', 't'),
  TSInterfaceDeclaration: nameOf('id', 't'),
  TSTypeAliasDeclaration: nameOf('id', 't'),
  TSEnumDeclaration: nameOf('id', 't'),
  TSModuleDeclaration: nameOf('id', 't'),
  TSTypeParameter: (node, paint) => paintName(node.name, 't', paint),
  TSTypeReference: (node, paint) => paintName(node.typeName, node.typeName.name === 'const' ? 'k' : 't', paint),
  TSThisType: (node, paint) => paint(node.start, node.end, 'k'),
  ImportDeclaration(node, paint) {
    for (const specifier of node.specifiers ?? []) {
      if (node.importKind !== 'type' && specifier.importKind !== 'type') continue
      paintName(specifier.imported, 't', paint)
      paintName(specifier.local, 't', paint)
    }
  },
  ExportNamedDeclaration(node, paint) {
    for (const specifier of node.specifiers ?? []) {
      if (node.exportKind !== 'type' && specifier.exportKind !== 'type') continue
      paintName(specifier.local, 't', paint)
      paintName(specifier.exported, 't', paint)
    }
  },
  JSXOpeningElement: jsxName,
  JSXClosingElement: jsxName,
}

function classNames(node: AstNode, paint: Paint): void {
  paintName(node.id, 't', paint)
  paintName(node.superClass, 't', paint)
}

/** Runs of one kind. Where nothing was painted, a word is a keyword and the rest is punctuation. */
function* readPainted(code: string, kinds: Array<TokenKind | undefined>): Generator<Token> {
  let at = 0
  while (at < code.length) {
    const start = at
    const kind = kinds[at]
    while (at < code.length && kinds[at] === kind) at++
    const text = code.slice(start, at)
    if (kind !== undefined) yield [kind, text]
    else
      for (const [part] of text.matchAll(/[\w$#@]+|\s+|[^\w\s$#@]+/g))
        yield [/^[A-Za-z]/.test(part) ? 'k' : part.trim() ? 'p' : '', part]
  }
}
