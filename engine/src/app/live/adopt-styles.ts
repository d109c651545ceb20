/**
 * Puts the style sheet of a part (imported with `?inline`) into the page as soon as its code is there: a first load is spared both,
 * and the first rendering finds it. The sheets of what a part imports come before its own. `root` is for what has a tree of its own.
 */
export function adoptStyles(css: string, root: DocumentOrShadowRoot = document): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
}
