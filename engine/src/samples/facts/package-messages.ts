import { readFileSync } from 'node:fs'
import { parseSync } from 'rolldown/utils'
import { type AstNode, childNodes } from '#compiler/javascript/type-spans.ts'
import type { SampleWorld } from '../sample-world.ts'
import { messageFiles } from './message-files.ts'

/** A text in a package: its fixed pieces, with a value between each two. */
export type MessagePattern = string[]

const LANGUAGES = ['js', 'jsx', 'ts', 'tsx'] as const

/** Every text that could be a message in the code whose messages pages may quote. */
export function packageMessages(world: SampleWorld): MessagePattern[] {
  return messageFiles(world).flatMap((path) => {
    const [, ending] = /\.[cm]?([jt]sx?)$/.exec(path) ?? []
    const lang = LANGUAGES.find((language) => language === ending)
    const { program } = parseSync(path, readFileSync(path, 'utf8'), { lang: lang ?? 'js', sourceType: 'module' })
    return textsIn(program)
  })
}

/** Long enough to be a sentence and not a key. */
const isSentence = (pieces: MessagePattern) => /\w \S+ \S/.test(pieces.join(' ')) && pieces.join('').length >= 15

function textsIn(node: AstNode): MessagePattern[] {
  const own = piecesOf(node)
  const texts = own && isSentence(own) ? [own] : []
  // `console.error('…', value, '…')` is read as one message.
  if (node.type === 'CallExpression' && node.arguments.length > 1) {
    const pieces = node.arguments.map((argument: AstNode) => piecesOf(argument) ?? ['', ''])
    const joined = pieces.reduce((all: MessagePattern, next: MessagePattern) => concat(all, next, ' '))
    if (isSentence(joined)) texts.push(joined)
  }
  return [...texts, ...[...childNodes(node)].flatMap(textsIn)]
}

/** The pieces of a string, a template or a sum of them; null for everything else. */
function piecesOf(node: AstNode): MessagePattern | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : null
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }: AstNode) => value.cooked)
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null
  const [left, right] = [piecesOf(node.left), piecesOf(node.right)]
  return left || right ? concat(left ?? ['', ''], right ?? ['', ''], '') : null
}

const concat = (left: MessagePattern, right: MessagePattern, between: string): MessagePattern => [
  ...left.slice(0, -1),
  `${left.at(-1)}${between}${right[0]}`,
  ...right.slice(1),
]
