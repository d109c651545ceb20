/**
 * Puts text on the clipboard and says whether it is there. Must be called while a press is being handled: WebKit forgets the press as soon
 * as something is waited for, so text that is not there yet goes in as a promise.
 */
export async function writeClipboard(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((known) => new Blob([known], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    // No clipboard without a secure origin or permission: the old way needs neither.
    return copySelected(await text)
  }
}

function copySelected(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  return isCopied
}
