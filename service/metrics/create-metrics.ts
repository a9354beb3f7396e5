import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from '@/service/context'
import { createRequestCounts } from './request-counts'

/** What is asked for only when somebody reads the metrics. null: could not be read, so it is left out. */
export type Readings = {
  queue: { state: string; jobs: number; oldestSeconds: number }[] | null
  sources: { source: string; ageDays: number }[] | null
  pool: { inUse: number; idle: number; waiting: number } | null
}

const prefix = 'carbon_register_'

function addReadings(registry: Registry) {
  const registers = [registry]
  const gauge = (name: string, help: string, labelNames: string[]) =>
    new Gauge({ name: `${prefix}${name}`, help, labelNames, registers })
  const jobs = gauge('queue_jobs', 'Jobs of the queue that have not ended, by state.', ['state'])
  const oldest = gauge('queue_oldest_seconds', 'Age of the oldest of them, by state.', ['state'])
  const ages = gauge('source_age_days', 'Days since the edition in use of a source was current.', ['source'])
  const pool = gauge('database_connections', 'Connections of the pool to PostgreSQL, by use.', ['use'])
  return (readings: Readings) => {
    for (const each of [jobs, oldest, ages, pool]) each.reset()
    for (const { state, ...row } of readings.queue ?? []) {
      jobs.set({ state }, row.jobs)
      oldest.set({ state }, row.oldestSeconds)
    }
    for (const { source, ageDays } of readings.sources ?? []) ages.set({ source }, ageDays)
    if (readings.pool === null) return
    pool.set({ use: 'in_use' }, readings.pool.inUse)
    pool.set({ use: 'idle' }, readings.pool.idle)
    pool.set({ use: 'waiting' }, readings.pool.waiting)
  }
}

/**
 * The counts of this process; `readings` fetches what is elsewhere each time somebody reads them. `withProcess` adds
 * memory, processor and event loop of the process.
 */
export function createMetrics({
  readings = async () => ({ queue: null, sources: null, pool: null }),
  withProcess = false,
}: {
  readings?: () => Promise<Readings>
  withProcess?: boolean
} = {}): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = createRequestCounts()
  const research = new Histogram({
    name: `${prefix}research_duration_seconds`,
    help: 'Seconds of one run of research, by outcome.',
    labelNames: ['outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
    registers,
  })
  const cache = new Counter({
    name: `${prefix}cache_lookups_total`,
    help: 'Looks into the caches of this process, by result.',
    labelNames: ['cache', 'result'],
    registers,
  })
  const setReadings = addReadings(registry)
  if (withProcess) collectDefaultMetrics({ register: registry })
  const lookups = new Map<string, number>()
  return {
    ofRoute: requests.ofRoute,
    observeResearch: (outcome, seconds) => research.observe({ outcome }, seconds),
    // Kept here until somebody reads: prom-client looks its labels up anew at every count.
    countCache(name, result) {
      const key = `${name} ${result}`
      lookups.set(key, (lookups.get(key) ?? 0) + 1)
    },
    async read() {
      for (const [key, count] of lookups) {
        const [name = '', result = ''] = key.split(' ')
        cache.inc({ cache: name, result }, count)
      }
      lookups.clear()
      setReadings(await readings())
      return `${requests.text()}${await registry.metrics()}`
    },
    contentType: registry.contentType,
  }
}
