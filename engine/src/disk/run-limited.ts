/** Runs a task for every item, at most `limit` at a time. The first failure stops new starts and is thrown. */
export async function runLimited<T>(
  items: Iterable<T>,
  limit: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  let failed = false
  const lane = async () => {
    for (let next = queue.next(); !next.done && !failed; next = queue.next()) {
      try {
        await task(next.value)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  const results = await Promise.allSettled(Array.from({ length: limit }, lane))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
