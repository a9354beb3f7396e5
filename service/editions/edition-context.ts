import type { Database } from '@/service/storage/database'

/** What loading and importing need. */
export type EditionContext = {
  database: Database
  /** Folder of the data that the release brings along. */
  referenceDirectory: string
  clock: () => Date
}
