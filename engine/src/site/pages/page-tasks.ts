import type { PageInput } from '#compiler/compile-page.ts'
import type { PageCache } from '#compiler/page-cache.ts'
import type { PageText } from '#compiler/page-content.ts'
import { onceEach } from '#model/once-each.ts'
import type { CompiledPage } from '#model/page.ts'
import type { PagePayload, SiteData } from '#model/site.ts'
import { loadRenderer } from '../bundle/bundle-shell.ts'

/** How a thread opens the page cache. */
export interface CacheSettings {
  cacheDir: string
  baseUrl: string
}

/** A page to compile. */
export interface CompileTask {
  kind: 'compile'
  input: Omit<PageInput, 'baseUrl'>
}
/** A page to render. */
export interface RenderTask {
  kind: 'render'
  payload: PagePayload
}
/** Work on one page. Everything in it can be sent to another thread. */
export type PageTask = CompileTask | RenderTask
/** A compiled page. What comes from another thread is only its text: one string is sent in a fraction of the time. */
export interface CompiledTask {
  page: CompiledPage | null
  text: PageText
}
/** What comes of a task: a compiled page, or the HTML of a rendered one. */
export type TaskResult = CompiledTask | string

/** What all render tasks of a build share. */
export interface RenderSetup {
  rendererUrl: string
  site: SiteData
}

/** Does tasks in the thread that calls it. */
export function createTaskRunner(cache: PageCache): (task: PageTask, setup: RenderSetup | null) => Promise<TaskResult> {
  const rendererAt = onceEach(loadRenderer)
  return async (task, setup) => {
    if (task.kind === 'compile') return cache.compile(task.input)
    if (!setup) throw new Error('A page was to be rendered before startRendering')
    const { renderPage } = await rendererAt(setup.rendererUrl)
    return renderPage(setup.site, task.payload)
  }
}
