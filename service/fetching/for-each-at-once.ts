/**
 * Calls `work` for each item in order, up to `atOnce` at the same time. After a failure no further call begins; when the running
 * ones have ended, the first failure is thrown.
 */
export async function forEachAtOnce<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const failures: unknown[] = []
  async function drain(): Promise<void> {
    while (failures.length === 0) {
      const next = queue.next()
      if (next.done === true) return
      await work(next.value).catch((error: unknown) => void failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, drain))
  if (failures.length > 0) throw failures[0]
}
