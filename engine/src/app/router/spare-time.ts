/** Runs a task when the page and all that belongs to it has been loaded. */
export function whenLoaded(task: () => void, signal?: AbortSignal): void {
  if (document.readyState === 'complete') task()
  else addEventListener('load', task, { signal })
}

/** Runs a task when nothing else is to be done. With a time limit: a browser that draws nothing for a while may not report idle time at all. */
export const whenIdle = (task: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(task, { timeout: 1000 }) : setTimeout(task, 200)
