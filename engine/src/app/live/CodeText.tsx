/** An author's sentence: plain text with `code`. */
export function CodeText({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
    return index % 2 ? <code key={index}>{part}</code> : part
  })
}
