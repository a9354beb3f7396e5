import { readingLimits } from '@/service/documents/read-in-process'

type Work = { readers: number; isFetching: boolean }

/**
 * Megabytes (of a million bytes) that a worker needs: itself, a report of 50 MiB on its way to a reader, an import's joining process, and
 * for each reader its limit and what it exceeds that by between two looks (docs/operations/reports.md).
 */
export function planWorkerMemory({ readers, isFetching }: Work): number {
  return 250 + 100 + 500 + (readingLimits.megabytes + 50) * (readers + (isFetching ? 1 : 0))
}

/** "1536Mi", "2Gi" (Kubernetes), "1536m" (compose) in megabytes of a million bytes. Throws an Error for anything else. */
export function toMegabytes(limit: string): number {
  const [, number, unit = ''] = /^(\d+)(Mi|Gi|m)$/.exec(limit) ?? []
  if (number === undefined) throw new Error(`${limit} is no limit of memory`)
  return (Number(number) * (unit === 'Gi' ? 1024 : 1) * 1024 * 1024) / 1e6
}
