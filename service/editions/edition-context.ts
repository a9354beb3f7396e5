import type { JoinInput, JoinOutput } from '@/service/editions/join/join-task'
import type { Database } from '@/service/storage/engine/database'

/** What loading and importing need. */
export type EditionContext = {
  database: Database
  /** Folder of the data that the release brings along. */
  referenceDirectory: string
  clock: () => Date
  /** Where records are joined: in a process of its own (run-join.ts) unless there is nobody else to answer. */
  join?: (input: JoinInput) => Promise<JoinOutput>
}
