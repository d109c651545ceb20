/** The lines of a page; front matter and code blocks are empty, for they quote what others wrote. */
export function proseLines(text: string): string[] {
  const blank = (part: string) => part.replace(/[^\n]/g, '')
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replace(/^( *)(`{3,})[\s\S]*?^\1\2 *$/gm, blank)
    .split('\n')
}
