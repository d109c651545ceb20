import { availableParallelism } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PageInput } from '#compiler/compile-page.ts'
import { isCompilerUnchanged } from '#compiler/fingerprint.ts'
import { openPageCache } from '#compiler/page-cache.ts'
import { pageOfText } from '#compiler/page-content.ts'
import { startThread, type Thread } from '#disk/thread.ts'
import type { CompiledPage } from '#model/page.ts'
import type { PagePayload } from '#model/site.ts'
import { noteOrigin } from '../shape/page-origin.ts'
import {
  type CacheSettings,
  type CompiledTask,
  type CompileTask,
  createTaskRunner,
  type PageTask,
  type RenderSetup,
  type RenderTask,
  type TaskResult,
} from './page-tasks.ts'
import type { PageCalls } from './page-worker.ts'

/**
 * A thread needs about half a second of a core before its first page: it loads compiler and highlighter anew. Only after this
 * many pages in one build is that won back.
 */
const PAGES_BEFORE_THREADS = 100
/** Tasks that show that this build has real work to do: a warm one has a handful. */
const TASKS_BEFORE_THREADS = 20
/** Tasks that wait inside a thread, so that it never idles while this one is busy with a page of its own. */
const TASKS_PER_THREAD = 4

/** Compiles and renders pages, in this thread and, when there are many, in others. */
export interface PagePool {
  /** From the cache if it can be. */
  compile(input: Omit<PageInput, 'baseUrl'>): Promise<CompiledPage>
  /** Pages that came from the cache. */
  readonly hits: number
  /** To be called before the first `render`. */
  startRendering(setup: RenderSetup): void
  render(payload: PagePayload): Promise<string>
  close(): Promise<void>
}

interface Job {
  task: PageTask
  resolve: (result: TaskResult) => void
  reject: (error: unknown) => void
}

type PageThread = Thread<PageCalls>

/** One that has ended says so to the next task. */
const tellSetup = (thread: PageThread, setup: RenderSetup) => void thread.call('startRendering', setup).catch(() => {})

/** Of a large site the page as it was written down: what was compiled holds its source. */
const pageOf = ({ page, text }: CompiledTask, isLarge: boolean): CompiledPage =>
  (isLarge ? null : page) ?? pageOfText(text)

/** `pageCount` is how many pages the site has: few pages never start a thread. */
export function openPagePool(settings: CacheSettings, pageCount: number): PagePool {
  const cache = openPageCache(settings.cacheDir, settings.baseUrl)
  const isLarge = pageCount > PAGES_BEFORE_THREADS
  const runHere = createTaskRunner(cache)
  let hits = 0
  const queue: Job[] = []
  const threads: PageThread[] = []
  let setup: RenderSetup | null = null
  let started = 0
  let isBusy = false
  /** Whether the compiler is the one that is named: it is loaded with the first page. */
  let isNamed: boolean | undefined

  function submit(task: CompileTask): Promise<CompiledTask>
  function submit(task: RenderTask): Promise<string>
  function submit(task: PageTask): Promise<TaskResult> {
    return new Promise((resolve, reject) => {
      queue.push({ task, resolve, reject })
      if (started++ === TASKS_BEFORE_THREADS && isLarge) addThreads()
      for (const thread of threads) feed(thread)
      void workHere()
    })
  }

  const addThreads = () => {
    for (let i = 1; i < availableParallelism(); i++) {
      // Else its short-lived nodes pile up before they are collected.
      const resourceLimits = { maxYoungGenerationSizeMb: 32 }
      const thread: PageThread = startThread('page-worker', { data: settings, resourceLimits })
      if (setup) tellSetup(thread, setup)
      threads.push(thread)
    }
  }

  const feed = (thread: PageThread) => {
    while (thread.pending < TASKS_PER_THREAD) {
      const job = queue.shift()
      if (!job) return
      thread
        .call('run', job.task)
        .then(job.resolve, job.reject)
        .finally(() => feed(thread))
    }
  }

  /** Takes tasks one by one and lets messages of the threads through in between. */
  const workHere = async () => {
    if (isBusy) return
    isBusy = true
    for (let job = queue.shift(); job; job = queue.shift()) {
      await runHere(job.task, setup).then(job.resolve, job.reject)
      await nextTurn()
    }
    isBusy = false
  }

  return {
    async compile(input) {
      const found = await cache.find(input)
      const page = found ?? pageOf(await submit({ kind: 'compile', input }), isLarge)
      if (found) hits++
      else isNamed ??= isCompilerUnchanged()
      if (found || isNamed) noteOrigin(page, { ...input, baseUrl: settings.baseUrl })
      return page
    },
    get hits() {
      return hits
    },
    render: (payload) => submit({ kind: 'render', payload }),
    startRendering(next) {
      setup = next
      for (const thread of threads) tellSetup(thread, next)
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
