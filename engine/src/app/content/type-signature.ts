/** A stretch of a signature, and the letter of its color as in code blocks; none: plain. */
type SignaturePart = [kind: '' | 'k' | 's' | 'n' | 't' | 'p' | 'kind', text: string]

const PARTS = new RegExp(
  [
    /(?<s>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/,
    /(?<n>\b(?:\d[\w.]*|true|false|null|undefined)\b)/,
    /(?<k>\b(?:const|let|var|function|class|interface|type|enum|namespace|module|extends|keyof|typeof|infer|readonly|is|asserts|new|in|out|unique|get|set)\b(?!\??:))/,
    /(?<t>\b(?:string|number|boolean|void|any|unknown|never|object|symbol|bigint)\b(?!\??:)|\b[A-Z]\w*\b(?!\??:))/,
    /(?<p>[^\w\s$"'`…]+)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** The names of the groups above. */
const COLORS = ['s', 'n', 'k', 't', 'p'] as const

/** Colors a signature well enough to be read: from its words alone, because no parser reads what a hover says. */
export function signatureParts(signature: string): SignaturePart[] {
  const parts: SignaturePart[] = []
  const [kind = ''] = /^\([a-z ]+\) /.exec(signature) ?? [] // `(property) `
  if (kind) parts.push(['kind', kind])
  let end = kind.length
  for (const match of signature.slice(end).matchAll(PARTS)) {
    const start = kind.length + match.index
    if (start > end) parts.push(['', signature.slice(end, start)])
    const color = COLORS.find((name) => match.groups?.[name] !== undefined)
    parts.push([color ?? '', match[0]])
    end = start + match[0].length
  }
  if (end < signature.length) parts.push(['', signature.slice(end)])
  return parts
}
