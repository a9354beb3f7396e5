import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { loadReference } from '@/service/editions/load-reference'
import { readReference } from '@/service/reference/read-reference'
import { rescoreCompanies } from '@/service/research/scores/rescore-companies'
import { migrate } from '@/service/storage/engine/migrate'
import { openDatabase } from '@/service/storage/engine/open-database'
import { queryRows } from '@/service/storage/engine/rows'

// npm run bench -- rescoring: scores all known companies again in an embedded database in a directory, as after an import: once
// with every score changed and once with none. Meanwhile a reader requests a company every 20 ms: its waiting time shows whether
// reads are blocked. For comparison, the same run reads the same rows without scoring them.
const limitSeconds = 10
const directory = fileURLToPath(new URL('../service/reference/data', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'carbon-rescoring-'))

type Timed<T> = { seconds: number; cpu: number; result: T }

async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const began = performance.now()
  const cpuBefore = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(cpuBefore)
  // Besides the clock, because on a busy machine the clock also measures other programs.
  return { seconds: (performance.now() - began) / 1000, cpu: (user + system) / 1e6, result }
}

function startReader(read: () => Promise<unknown>) {
  const waits: number[] = []
  let stopped = false
  const running = (async () => {
    while (!stopped) {
      const began = performance.now()
      await new Promise((resolve) => setTimeout(resolve, 20))
      await read()
      // The time beyond its own pause.
      waits.push(performance.now() - began - 20)
    }
  })()
  return async () => {
    stopped = true
    await running
    const sorted = waits.toSorted((a, b) => a - b)
    const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0)
    return `${waits.length} reads meanwhile: median wait ${at(0.5)} ms, 99th percentile ${at(0.99)} ms, longest ${at(1)} ms`
  }
}

const database = await openDatabase({ databaseUrl: null, dataDirectory: folder, templateDirectory: null })
try {
  await migrate(database)
  const loading = await timed(() => loadReference({ database, referenceDirectory: directory, clock: () => new Date() }))
  const reference = readReference(directory)
  const rows = await timed(async () => {
    let read = 0
    for (let lastId = 0; ; ) {
      const piece = await queryRows(
        database,
        z.object({ id: z.number() }),
        `select c.id, c.record, (select count(*) from company_disclosure d where d.company_id = c.id) as disclosures
           from company c where c.id > $1 order by c.id limit 250`,
        [lastId],
      )
      const last = piece.at(-1)
      if (last === undefined) return read
      lastId = last.id
      read += piece.length
    }
  })
  await database.query('update company set score = -1 where score is not null')
  const read = () => database.query('select id, name, score from company where id = (select min(id) from company)')
  const stop = startReader(read)
  const changing = await timed(() => rescoreCompanies(database, reference))
  const waits = await stop()
  const again = await timed(() => rescoreCompanies(database, reference))
  const line = (what: string, { seconds, cpu }: Timed<unknown>, more: string) =>
    console.log(
      `${what.padEnd(34)} ${seconds.toFixed(2).padStart(7)} s, ${cpu.toFixed(2).padStart(6)} s of CPU  ${more}`,
    )
  console.log(
    `Embedded database, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  )
  line('Yardstick: reading the rows alone', rows, `${rows.result} companies`)
  line('Yardstick: the first load', loading, 'with scores')
  line('Rescoring, every score changed', changing, JSON.stringify(changing.result))
  line('Rescoring, nothing changed', again, JSON.stringify(again.result))
  console.log(waits)
  if (Math.max(changing.seconds, again.seconds) > limitSeconds) {
    console.error(`Rescoring took more than ${limitSeconds} s`)
    process.exitCode = 1
  }
} finally {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}
