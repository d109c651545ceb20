/**
 * Puts text on the clipboard, or rejects. Must be called while a press is being handled: WebKit forgets the press as soon as something is
 * waited for, so text that is not there yet goes in as a promise.
 */
export async function writeClipboard(text: Promise<string>): Promise<void> {
  const blob = text.then((known) => new Blob([known], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
