/** Whether the document is one that the reader has had before: the browser restores its place. */
export function isRestored(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
}
