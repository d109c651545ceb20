const FRAMES = 'iframe, frame, object, embed, fencedframe, portal'

/** Takes something away that no content policy covers, or not in every browser. */
export function take(owner: object, name: string): void {
  try {
    Object.defineProperty(owner, name, { value: undefined })
  } catch {
    // the policy covers it where it cannot be taken away
  }
}

/**
 * Removes frames as soon as they are put in, before their documents run: a frame with a document of its own text (`srcdoc`) is
 * subject to no `frame-src`, and would have all that was taken from this window.
 */
export function forbidFrames(): void {
  forbidIn(document)
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (init) {
    // Open, so that a press on a link inside is seen from outside.
    const root = attachShadow.call(this, { ...init, mode: 'open' })
    forbidIn(root)
    return root
  }
  for (const name of ['write', 'writeln', 'open']) take(Document.prototype, name)
  for (const owner of [Element.prototype, ShadowRoot.prototype]) take(owner, 'setHTMLUnsafe')
  take(Document, 'parseHTMLUnsafe')
}

function forbidIn(root: Node): void {
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      if (node.matches(FRAMES)) node.remove()
      for (const frame of node.querySelectorAll(FRAMES)) frame.remove()
    }
  }).observe(root, { childList: true, subtree: true })
}
