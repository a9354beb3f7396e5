import { describe, expect, it } from 'vitest'
import { createMetrics } from './create-metrics'
import { createRequestCounts } from './request-counts'

describe('the counts of requests', () => {
  it('are by route and status, in cumulative buckets whose bounds belong to them', () => {
    const counts = createRequestCounts()
    const count = counts.ofRoute('GET', '/organizations/:id')
    count(200, 0.001)
    count(200, 0.002)
    count(404, 11)
    counts.ofRoute('POST', '/organizations')
    const lines = counts.text().split('\n')
    const labels = 'method="GET",route="/organizations/:id"'
    expect(lines).toContain(`carbon_register_http_requests_total{${labels},status="200"} 2`)
    expect(lines).toContain(`carbon_register_http_requests_total{${labels},status="404"} 1`)
    const bucket = (bound: string) => `carbon_register_http_request_duration_seconds_bucket{${labels},le="${bound}"}`
    expect(lines).toContain(`${bucket('0.001')} 1`)
    expect(lines).toContain(`${bucket('0.0025')} 2`)
    expect(lines).toContain(`${bucket('10')} 2`)
    expect(lines).toContain(`${bucket('+Inf')} 3`)
    expect(lines).toContain(`carbon_register_http_request_duration_seconds_sum{${labels}} 11.003`)
    expect(counts.text()).not.toContain('POST')
  })
})

describe('the metrics', () => {
  it('leave out what could not be read, and show it again when it can be', async () => {
    let isAway = true
    const metrics = createMetrics({
      readings: async () =>
        isAway
          ? { queue: null, sources: null, pool: null }
          : {
              queue: [{ state: 'waiting', jobs: 3, oldestSeconds: 12.5 }],
              sources: [{ source: 'sbti', ageDays: 4 }],
              pool: { inUse: 1, idle: 2, waiting: 0 },
            },
    })
    expect(await metrics.read()).not.toMatch(/^carbon_register_(queue|source|database)_\w+(\{| )/m)
    isAway = false
    const text = await metrics.read()
    expect(text).toContain('carbon_register_queue_jobs{state="waiting"} 3\n')
    expect(text).toContain('carbon_register_queue_oldest_seconds{state="waiting"} 12.5\n')
    expect(text).toContain('carbon_register_source_age_days{source="sbti"} 4\n')
    expect(text).toContain('carbon_register_database_connections{use="idle"} 2\n')
    isAway = true
    expect(await metrics.read()).not.toContain('carbon_register_queue_jobs{')
  })

  it('count looks into caches once, however often they are read', async () => {
    const metrics = createMetrics()
    metrics.countCache('answers', 'hit')
    metrics.countCache('answers', 'hit')
    metrics.countCache('answers', 'miss')
    await metrics.read()
    const text = await metrics.read()
    expect(text).toContain('carbon_register_cache_lookups_total{cache="answers",result="hit"} 2\n')
    expect(text).toContain('carbon_register_cache_lookups_total{cache="answers",result="miss"} 1\n')
  })

  it('tell how long research took, by its outcome', async () => {
    const metrics = createMetrics()
    metrics.observeResearch('failed', 0.3)
    expect(await metrics.read()).toContain('carbon_register_research_duration_seconds_sum{outcome="failed"} 0.3\n')
  })
})
