const adopted = new Set<string>()

/**
 * Puts the style sheets of a part (imported with `?inline`) into the page as soon as its code is there: a first load is spared
 * both, and the first rendering finds them. Sheets that several parts share are named before their own, which win.
 */
export function adoptStyles(...sheets: string[]): void {
  for (const css of sheets) {
    if (adopted.has(css)) continue
    adopted.add(css)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }
}
