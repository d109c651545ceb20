import { useLayoutEffect } from 'react'

const adopted = new Set<string>()

/**
 * Brings a component's style sheet (imported with `?inline`) along with its code, so that the first load of other pages is
 * spared both. For what is never in served HTML: the sheet is there before the component is first painted.
 */
export function useStyles(css: string): void {
  useLayoutEffect(() => {
    if (adopted.has(css)) return
    adopted.add(css)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, [css])
}
