import { fuzz } from '@/service/faults/hostile/fuzz'
import { hostileFiles } from '@/service/faults/hostile/hostile-files'
import { backupEmbedded, backupPostgres } from './backup-under-load'
import { damagedDirectory } from './damaged-directory'
import { databaseAway } from './database-away'
import { diskFull } from './disk-full'
import { diskFullOfReports } from './disk-full-of-reports'
import type { Fault } from './fault'
import { killEmbedded, killPostgres } from './kill-service'
import { parallelClients } from './parallel-clients'
import { secondProcess } from './second-process'
import { killWorkerMidJob } from './worker-mid-job'
import { writeTogether } from './write-together'

/** In the order in which they are run. */
export const faults: readonly Fault[] = [
  killEmbedded,
  killPostgres,
  killWorkerMidJob,
  databaseAway,
  diskFull,
  diskFullOfReports,
  secondProcess,
  damagedDirectory,
  backupEmbedded,
  backupPostgres,
  parallelClients,
  writeTogether,
  hostileFiles,
  fuzz,
]
