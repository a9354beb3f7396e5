import { measureReading } from './speed/read'
import { startSubject } from './speed/subject'

const port = Number(process.env['BENCH_PORT'] ?? 4210)
const postgres = await startSubject('postgres', port)
const postgresUncached = await startSubject('postgres', port + 1, { ANSWER_CACHE_MB: '0' })
const embedded = await startSubject('embedded', port + 2, { ANSWER_CACHE_MB: '0' })
try {
  console.table(await measureReading(postgres, [postgresUncached, embedded], port + 5))
} finally {
  for (const s of [postgres, postgresUncached, embedded]) await s.stop()
}
