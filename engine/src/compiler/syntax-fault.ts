/** What the parser could not read, before it is put into the author's words. */
export interface SyntaxFault {
  line: number
  column: number
  message: string
  hint: string
}

/** The parser's message in an author's words, with the way out. */
export function explainFault(raw: string, line: number, column: number, lines: string[]): SyntaxFault {
  const at = { line, column }
  const rest = (lines[line - 1] ?? '').slice(column - 1)
  const unclosed = /Expected a closing tag for `<([^>]*)>`/.exec(raw)
  if (unclosed) {
    return {
      ...at,
      message: `<${unclosed[1]}> is never closed.`,
      hint: `Add </${unclosed[1]}> where it ends, or write <${unclosed[1]} /> if it has no content.`,
    }
  }
  const mismatch =
    /Unexpected closing tag `<\/([^>]*)>`, expected corresponding closing tag for `<([^>]*)>` \((\d+):/.exec(raw)
  if (mismatch) {
    const [, got, open, openLine] = mismatch
    return {
      ...at,
      message: `</${got}> closes <${open}>, which was opened on line ${openLine}.`,
      hint: `Close <${open}> first: </${open}>.`,
    }
  }
  const stray = /Unexpected closing tag `<\/([^>]*)>`/.exec(raw)
  if (stray) {
    return {
      ...at,
      message: `</${stray[1]}> closes a tag that was never opened.`,
      hint: `Remove it, or open <${stray[1]}> before it.`,
    }
  }
  if (/create a comment in MDX/.test(raw)) {
    return { ...at, message: 'An HTML comment cannot stand in a page.', hint: 'Write {/* … */} instead.' }
  }
  const address = /^<((?:https?:|mailto:)[^>\s]*)>/.exec(rest)
  if (address) {
    return {
      ...at,
      message: `<${address[1]}> is read as a tag.`,
      hint: `Write the address without angle brackets, or as a link: [text](${address[1]}).`,
    }
  }
  if (/expected a corresponding closing brace|end of file in expression/i.test(raw)) {
    return {
      ...at,
      message: 'A brace is opened and never closed.',
      hint: 'In prose, write \\{ for a brace, or put the code in backticks.',
    }
  }
  if (/Could not parse expression/.test(raw)) {
    const before = (lines[line - 1] ?? '').lastIndexOf('{', column - 1)
    return {
      line,
      column: before === -1 ? column : before + 1,
      message: 'The text in braces is not a value.',
      hint: 'In prose, write \\{ for a brace, or put the code in backticks. An attribute takes a string, number, boolean, array or object.',
    }
  }
  if (/after `<`|before name|in name|after name/.test(raw)) {
    return unreadableTag(rest, at)
  }
  return {
    ...at,
    message: `${raw.replace(/\.$/, '')}.`,
    hint: 'Text that looks like a tag or a brace needs a backslash (\\<, \\{) or backticks.',
  }
}

function unreadableTag(rest: string, at: { line: number; column: number }): SyntaxFault {
  const unquoted = /^<[\w.]+[^>]*?\s([\w:-]+)=([^\s"'{>/]+)/.exec(rest)
  if (unquoted) {
    const [, name, value] = unquoted
    return { ...at, message: `The value of "${name}" has no quotes.`, hint: `Write ${name}="${value}".` }
  }
  const start = /^<\S*/.exec(rest)?.[0] ?? '<'
  return {
    ...at,
    message: `"${start}" starts a tag that cannot be read.`,
    hint: 'For the sign itself write \\< or put the code in backticks.',
  }
}
