const LINE_WIDTH = 100
const INDENT = '  '

/** A value as TypeScript, in the style of this project. `before` is what stands on the line before it. */
export function printLiteral(value: unknown, indent = '', before = indent): string {
  const parts = partsOf(value, indent + INDENT)
  if (parts === null) return typeof value === 'string' ? quote(value) : String(value)
  const [open, close, space] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' ']
  if (parts.length === 0) return open + close
  const line = `${open}${space}${parts.join(', ')}${space}${close}`
  const fits = !line.includes('\n') && before.length + line.length < LINE_WIDTH
  return fits ? line : `${open}\n${parts.map((part) => `${indent}${INDENT}${part},\n`).join('')}${indent}${close}`
}

/** The items of a list, or the properties of an object; null for anything else. */
function partsOf(value: unknown, indent: string): string[] | null {
  if (Array.isArray(value)) return value.map((item) => printLiteral(item, indent))
  if (typeof value !== 'object' || value === null) return null
  return Object.entries(value).map(([key, inner]) => {
    const name = /^[a-z_$][\w$]*$/i.test(key) ? key : quote(key)
    return `${name}: ${printLiteral(inner, indent, `${indent}${name}: `)}`
  })
}

function quote(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'"
  return mark + text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(mark, `\\${mark}`) + mark
}
