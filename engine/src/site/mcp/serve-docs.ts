import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { currentLibrary } from './current-library.ts'
import { docsServer } from './docs-server.ts'

/**
 * Serves the site in `folder` over the Model Context Protocol, on standard input and output: nothing else may be printed there. Ends
 * when the other side closes either of them.
 */
export function serveDocs(folder: string, options: { version: string; log: (line: string) => void }): void {
  const current = currentLibrary(folder)
  const { title, pages } = current()
  options.log(`Serving ${pages.size} pages of ${title} to a program, over standard input and output.`)
  serveStdio(() => docsServer(current, options), { onerror: (error) => options.log(error.message) })
}
