/** An object type is written on one line up to this length. */
const LINE = 64
/** Of an error: lines, and characters of each. */
const MESSAGE_LINES = 3
const MESSAGE_LINE = 280
/** A sentence longer than this is cut at a word. */
const SENTENCE = 240

/**
 * A signature as a reader wants it: without the import it came through, the suffix a bundler gave a name, and the path of the file
 * it stands in. What the compiler has left out is shown by one sign. `members` go behind it.
 */
export function readableSignature(text: string, members = ''): string {
  const own = text.replace(/^\(alias\) /, '').replace(/\nimport [^\n]*$/, '') + members
  return foldObjects(readableNames(own))
    .replace(/^( {4})+/gm, (indent) => indent.slice(indent.length / 2))
    .replace(/\{\s*\.\.\.;?\s*\}/g, '{ … }')
    .replace(/<\.\.\.>/g, '<…>')
    .replace(/\.\.\. (\d+) more \.\.\./g, '… $1 more …')
    .replace(/(^|[\s,(|&<])\.\.\.(?=[;,)>\s]|$)/gm, '$1…')
}

/**
 * An error as the compiler says it. Of a long chain of reasons the first and the last are kept: what is wrong, and what it comes
 * down to.
 */
export function readableMessage(text: string): string {
  const lines = readableNames(text)
    .split('\n')
    .map((line) => (line.length <= MESSAGE_LINE ? line : `${line.slice(0, MESSAGE_LINE)}…`))
  if (lines.length <= MESSAGE_LINES) return lines.join('\n')
  return [lines[0], '  …', `  ${lines.at(-1)?.trim()}`].join('\n')
}

/** Where a name comes from is told by nothing but the name; a module that is itself the type, by how one would import it. */
const readableNames = (text: string) =>
  text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/import\("([^"]*)"\)/g, (_, path: string) => `import("${moduleName(path)}")`)
    .replace(/import\("[^"\n]*?\.\.\./g, '…') // the compiler has cut the type inside of a path
    .replace(/\b([A-Za-z_]\w*)\$\d+\b/g, '$1')

function moduleName(path: string): string {
  const [, name] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*\/node_modules\/)/.exec(path) ?? []
  return name ?? `./${path.slice(path.lastIndexOf('/') + 1)}`
}

/** Puts object types that fit on one line there, from the innermost outwards. */
function foldObjects(text: string): string {
  const [open, close] = ['\u0001', '\u0002'] // braces of what is folded already
  let folded = text
  for (let before = ''; before !== folded; ) {
    before = folded
    folded = folded.replace(/\{\n([^{}]*)\n\s*\}/g, (whole, inner: string) => {
      const line = inner
        .replace(/\s*\n\s*/g, ' ')
        .trim()
        .replace(/;$/, '')
      return line.length <= LINE && !line.includes('...') ? `${open} ${line} ${close}` : whole
    })
  }
  return folded.replaceAll(open, '{').replaceAll(close, '}')
}

/** The first sentence of a documentation comment, its code in backticks; null when there is none. */
export function firstSentence(comment: string): string | null {
  const [paragraph = ''] = comment
    .replaceAll('\r', '')
    .trim()
    .split(/\n\s*\n|\n(?=\s*(?:[-*#@]|```))/)
  const text = paragraph
    .replace(/\{@link(?:code|plain)?\s+([^}|]*?)\s*(?:\|\s*([^}]*?)\s*)?\}/g, (_, name: string, label?: string) =>
      label ? label : `\`${name.replace(/^\w+#/, '')}\``,
    )
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|(?<!\w)_([^_]+)_(?!\w)/g, '$1$2$3')
    .replace(/\s+/g, ' ')
    .trim()
  if (text === '' || text.startsWith('```') || text.startsWith('#')) return null
  const [sentence = text] = /^.{12,}?[.!?](?=\s+[A-Z`"'(]|$)(?<!\b(?:e\.g|i\.e|etc)\.)/.exec(text) ?? []
  return sentence.length <= SENTENCE ? sentence : `${sentence.slice(0, SENTENCE).replace(/\s+\S*$/, '')} …`
}
