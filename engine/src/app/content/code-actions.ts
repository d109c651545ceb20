import { announce } from '#app/router/announce.ts'
import { COPIED_MESSAGE_MS } from '#model/constants.ts'
import { derivePanel } from './derive-panel.ts'

/** What a reader wants to paste: hidden set-up too, no prompts, and of a change what it leads to, all of it. */
export function codeText(code: HTMLElement): string {
  const whole = code.querySelector('[data-line=left-out]') && wholeFile(code)
  if (whole) return codeText(whole)
  const copy = document.importNode(code, true)
  for (const part of copy.querySelectorAll('.prompt, .code-error, [data-line=removed], [data-line=left-out]'))
    part.remove()
  const text = (copy.textContent ?? '').replace(/\n$/, '')
  const setUp = code.closest('pre')?.previousElementSibling
  return setUp instanceof HTMLTemplateElement ? `${setUp.content.textContent}\n${text}` : text
}

/** The file of which a block leaves lines out: the checkpoint that shows what changed shows it whole, too. */
function wholeFile(code: HTMLElement): HTMLElement | null {
  const changed = code.closest('figure')
  const nameOf = (figure: Element | null) => figure?.querySelector('.code-title')?.textContent
  const figures = [...(changed?.closest('.admonition')?.querySelectorAll('figure') ?? [])]
  const whole = figures.find((figure) => figure !== changed && nameOf(figure) === nameOf(changed))
  return whole?.querySelector('pre > code') ?? null
}

/** Says for a moment that a block's code is on the clipboard; what cannot be copied is selected, to be copied by hand. */
export function endCopy(button: HTMLElement, code: HTMLElement, isWritten: boolean): void {
  if (!isWritten && !copySelected(codeText(code))) {
    getSelection()?.selectAllChildren(code)
    announce('This browser does not allow pages to copy. The code is selected.')
    return
  }
  if (button.dataset.copied !== undefined) return // it says so already
  const icon = button.querySelector('.icon')
  const { ariaLabel, title } = button
  Object.assign(button, { ariaLabel: 'Copied', title: 'Copied' })
  button.dataset.copied = ''
  icon?.classList.replace('icon-copy', 'icon-check')
  announce('Copied')
  setTimeout(() => {
    Object.assign(button, { ariaLabel, title })
    delete button.dataset.copied
    icon?.classList.replace('icon-check', 'icon-copy')
    announce('')
  }, COPIED_MESSAGE_MS)
}

/** No clipboard without a secure origin or permission: the old way needs neither. */
function copySelected(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  return isCopied
}

/** Breaks the lines that are too long for a block, or stops doing so. */
export function toggleWrap(button: HTMLElement): void {
  const figure = button.closest('figure.code')
  const isWrapped = button.ariaPressed !== 'true'
  button.ariaPressed = String(isWrapped)
  figure?.toggleAttribute('data-wrapped', isWrapped)
  if (!figure || !isWrapped) return
  for (const panel of figure.querySelectorAll('[data-derived]')) derivePanel(panel) // from lines that are still whole
  for (const code of figure.querySelectorAll<HTMLElement>('pre > code')) wrapLines(code)
}

/** Puts every line into an element of its own, so that what does not fit can hang below its start. */
export function wrapLines(code: HTMLElement): void {
  const stretches: Node[][] = [[]]
  for (const node of code.childNodes)
    if (node instanceof Element && node.matches('.line')) stretches.push([node], [])
    else stretches.at(-1)?.push(node)
  code.replaceChildren(...stretches.flatMap((nodes, index) => (index % 2 ? nodes : framed(nodes))))
}

/** Lines that are not said anything of have no elements of their own. */
function framed(nodes: Node[]): HTMLElement[] {
  const lines = linesOf(nodes).map((inner) => {
    const line = document.createElement('span')
    line.className = 'line'
    line.append(...inner)
    return line
  })
  if (!lines.at(-1)?.hasChildNodes()) lines.pop()
  return lines
}

/** Closes the fold that a button ends, and goes to its title. What follows stays where the reader sees it. */
export function foldUp(button: HTMLElement): void {
  const fold = button.closest('details')
  const summary = fold?.querySelector('summary')
  if (!fold || !summary) return
  const { bottom } = fold.getBoundingClientRect()
  fold.open = false
  summary.focus({ preventScroll: true })
  scrollBy({ top: fold.getBoundingClientRect().bottom - bottom, behavior: 'instant' })
  summary.scrollIntoView({ block: 'nearest', behavior: 'instant' }) // the end of the fold may have been at an edge of the window
}

/** Nodes, line by line; each line ends with its line end. An element of several lines is there once a line. */
function linesOf(nodes: Iterable<Node>): Node[][] {
  let line: Node[] = []
  const lines = [line]
  for (const node of [...nodes]) {
    const parts = (node.textContent ?? '').includes('\n') ? partsOf(node) : [[node]]
    parts.forEach((nodes, index) => {
      if (index > 0) {
        line.push(document.createTextNode('\n'))
        line = []
        lines.push(line)
      }
      line.push(...nodes)
    })
  }
  return lines
}

/** A piece of text or an element of several lines, cut at its line ends. */
function partsOf(node: Node): Node[][] {
  if (!(node instanceof HTMLElement))
    return (node.textContent ?? '').split('\n').map((text) => (text ? [document.createTextNode(text)] : []))
  return linesOf(node.childNodes).map((nodes) => {
    const kept = nodes.filter(({ textContent }) => textContent !== '\n')
    if (kept.length === 0) return []
    const part = document.importNode(node, false)
    part.append(...kept)
    return [part]
  })
}
