import type { JoinInput, JoinOutput } from '@/service/editions/join/join-task'
import type { Database } from '@/service/storage/engine/database'

/** What loading and importing need. */
export type EditionContext = {
  database: Database
  /** Folder of the data that is shipped with the release. */
  referenceDirectory: string
  clock: () => Date
  /** Joins records; if absent, in a separate process (run-join.ts), so that this one can keep answering requests. */
  join?: (input: JoinInput) => Promise<JoinOutput>
}
