import { backupEmbedded, backupPostgres } from './backup-under-load'
import { damagedDirectory } from './damaged-directory'
import { databaseAway } from './database-away'
import type { Fault } from './fault'
import { killEmbedded, killPostgres } from './kill-service'
import { secondProcess } from './second-process'
import { killWorkerMidJob } from './worker-mid-job'

/** In the order they are run. */
export const faults: readonly Fault[] = [
  killEmbedded,
  killPostgres,
  killWorkerMidJob,
  databaseAway,
  secondProcess,
  damagedDirectory,
  backupEmbedded,
  backupPostgres,
]
