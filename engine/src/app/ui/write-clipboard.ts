/**
 * Puts text on the clipboard, or rejects. Must be called while a press is being handled: WebKit forgets the press as soon as something is
 * waited for, so text that is not there yet goes in as a promise. Firefox before 127 knows no items, and remembers the press.
 */
export async function writeClipboard(text: Promise<string>): Promise<void> {
  const { clipboard } = navigator
  if (typeof ClipboardItem !== 'function') return clipboard.writeText(await text)
  const blob = text.then((known) => new Blob([known], { type: 'text/plain' }))
  await clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
