import { readingLimits } from '@/service/documents/read-in-process'

type Work = { readers: number; isFetching: boolean }

/**
 * Returns the megabytes (of a million bytes) that a worker needs: for itself, a report of 50 MiB that it passes to a reader, an
 * import's joining process, and for each reader its limit and the excess between two checks (docs/operations/reports.md).
 */
export function planWorkerMemory({ readers, isFetching }: Work): number {
  return 250 + 100 + 500 + (readingLimits.megabytes + 50) * (readers + (isFetching ? 1 : 0))
}

/** Converts "1536Mi", "2Gi" (Kubernetes) and "1536m" (compose) to megabytes of a million bytes. Throws an Error for anything else. */
export function toMegabytes(limit: string): number {
  const [, number, unit = ''] = /^(\d+)(Mi|Gi|m)$/.exec(limit) ?? []
  if (number === undefined) throw new Error(`${limit} is no limit of memory`)
  return (Number(number) * (unit === 'Gi' ? 1024 : 1) * 1024 * 1024) / 1e6
}
