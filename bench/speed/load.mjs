import { writeFileSync } from 'node:fs'
import autocannon from 'autocannon'

// The load generator, a process of its own: `node load.mjs OUTPUT JSON`. The same program for yardstick and subject.
// With `bodies` each request is a POST of the next one, in turn over all connections.

const [, , output, settings] = process.argv
const { url, headers, connections, seconds, paths, bodies, amount } = JSON.parse(settings ?? '{}')
let next = 0

/** @param {import('autocannon').Request} request */
function setupRequest(request) {
  if (bodies !== undefined) return { ...request, body: bodyOf(next++) }
  return { ...request, path: paths[next++ % paths.length] }
}

/** @param {number} place */
function bodyOf(place) {
  const name = `${bodies.prefix} ${place % bodies.modulo}`
  return JSON.stringify({ name, hq_region: 'DE' })
}

const varies = bodies !== undefined || paths !== undefined
const result = await autocannon({
  url,
  connections,
  ...(amount === undefined ? { duration: seconds } : { amount }),
  headers,
  method: bodies === undefined ? 'GET' : 'POST',
  ...(varies ? { requests: [{ setupRequest }] } : {}),
})
const { latency, statusCodeStats, errors, timeouts, duration, requests } = result
writeFileSync(
  output ?? '',
  JSON.stringify({
    perSecond: requests.total / duration,
    total: requests.total,
    p50: latency.p50,
    p99: latency.p99,
    statuses: Object.fromEntries(Object.entries(statusCodeStats).map(([status, { count }]) => [status, count])),
    failures: errors + timeouts,
  }),
)
