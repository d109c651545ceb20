import type { SiteImport } from './site-import.ts'

interface Tools {
  report: (error: unknown) => void
  until: (isTrue: () => boolean) => Promise<void>
  importForSite: SiteImport
}

/** What of a page's globals is used here; this folder has no DOM. */
interface Page {
  document: { body: Host & { append(child: Host): void }; createElement(tag: string): Host }
}
interface Host {
  textContent: string | null
  remove(): void
}

/** What is used of React: the site's own, of whatever version. */
type React = { createElement(component: unknown): unknown }
type ReactDom = {
  createRoot(
    host: Host,
    options: { onUncaughtError: Tools['report'] },
  ): { render(element: unknown): void; unmount(): void }
}

/**
 * Shows what a file exports: its default, `App`, or its only component. A file without one has put something on the page
 * itself. Answers with the text on the page once it holds what is expected, or when there is no use in waiting longer.
 */
export async function showComponent(
  exported: Record<string, unknown>,
  expected: string,
  { report, until, importForSite }: Tools,
): Promise<string> {
  const { document } = globalThis as typeof globalThis & Page
  const components = Object.entries(exported).filter(
    ([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function',
  )
  const component = exported.default ?? exported.App ?? (components.length === 1 ? components[0]?.[1] : undefined)
  const textOf = () => (document.body.textContent ?? '').replace(/\s+/g, ' ').trim()
  const isShown = () => textOf().includes(expected.replace(/\s+/g, ' ').trim())
  if (component === undefined) {
    await until(isShown)
    return textOf()
  }
  const { createElement } = (await importForSite('react')) as React
  const { createRoot } = (await importForSite('react-dom/client')) as ReactDom
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host, { onUncaughtError: report })
  root.render(createElement(component))
  await until(isShown)
  const text = textOf()
  root.unmount()
  host.remove()
  return text
}
