const FRAMES = 'iframe, frame, object, embed, fencedframe, portal'

// Code of the example may replace what it finds.
const { apply } = Reflect
const Observer = MutationObserver
const { observe } = Observer.prototype
const { attachShadow, remove } = Element.prototype
const findInDocument = Document.prototype.querySelectorAll
const findInShadow = DocumentFragment.prototype.querySelectorAll
const lengthOf = Object.getOwnPropertyDescriptor(NodeList.prototype, 'length')?.get as () => number

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
  forbidIn(document, findInDocument)
  Element.prototype.attachShadow = function (init) {
    // Open, so that a press on a link inside is seen from outside; and nobody would look into a copy.
    const root: ShadowRoot = apply(attachShadow, this, [{ ...init, mode: 'open', clonable: false }])
    forbidIn(root, findInShadow)
    return root
  }
  for (const name of ['write', 'writeln', 'open']) take(Document.prototype, name)
  // They make shadows without asking for one.
  for (const owner of [Element.prototype, ShadowRoot.prototype])
    for (const name of ['setHTML', 'setHTMLUnsafe']) take(owner, name)
  for (const name of ['parseHTML', 'parseHTMLUnsafe']) take(Document, name)
}

function forbidIn(root: Document | ShadowRoot, find: (selectors: string) => NodeListOf<Element>): void {
  const clear = () => {
    const frames: NodeListOf<Element> = apply(find, root, [FRAMES])
    for (let index = 0; index < apply(lengthOf, frames, []); index++) apply(remove, frames[index], [])
  }
  // Without a prototype, which could say what else is to be observed: some of that is an error.
  const what = { __proto__: null, childList: true, subtree: true }
  apply(observe, new Observer(clear), [root, what])
}
