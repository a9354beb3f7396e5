import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'

// The load generator, a separate process: `node load.ts OUTPUT JSON`. The same program for baseline and service. With `bodies`
// each request is a POST of the next one, in turn over all connections; their `list` is a file of JSON texts. It handles sockets
// and bytes itself: a client that makes objects of what it reads needs three times the processor time of the server it measures,
// on the same cores.

const [, , output, settings] = process.argv
const { url, headers, connections, seconds, paths, bodies, amount } = JSON.parse(settings ?? '{}')
const { hostname, port, pathname, search } = new URL(url)
const fields = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
  ([name, value]) => `${name}: ${value}\r\n`,
)
const method = bodies === undefined ? 'GET' : 'POST'
const list: string[] | undefined =
  bodies?.list === undefined ? undefined : JSON.parse(readFileSync(bodies.list, 'utf8'))
const most = list?.length ?? amount ?? Number.POSITIVE_INFINITY
const until = performance.now() + (Number.isFinite(most) ? Number.POSITIVE_INFINITY : seconds * 1_000)
const latencies: number[] = []
const statuses = new Map<string, number>()
let next = 0
let failures = 0

const headOf = (path: string) => `${method} ${path} HTTP/1.1\r\n${fields.join('')}`
const plain = Buffer.from(`${headOf(pathname + search)}\r\n`)

function nextRequest(): string | Buffer {
  const place = next++
  if (bodies !== undefined) {
    const body = list?.[place] ?? JSON.stringify({ name: `${bodies.prefix} ${place % bodies.modulo}`, hq_region: 'DE' })
    return `${headOf(pathname + search)}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  }
  return paths === undefined ? plain : `${headOf(paths[place % paths.length])}\r\n`
}

/** Length in bytes of the first answer in `text` (latin1, one character per byte); null while it is incomplete. */
function lengthOf(text: string): number | null {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return null
  const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(text) ?? []
  const bytes = end + 4 + (text.startsWith('304', 9) ? 0 : Number(length))
  return text.length < bytes ? null : bytes
}

/** One connection: sends the next request when the previous answer is complete, until the time or the amount is reached. */
function connection(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.setNoDelay(true)
    let sentAt = 0
    let text = ''
    function ask(): void {
      if (performance.now() >= until || next >= most) return void socket.destroy()
      sentAt = performance.now()
      socket.write(nextRequest())
    }
    socket.on('connect', ask)
    socket.on('data', (data: Buffer) => {
      text += data.toString('latin1')
      const bytes = lengthOf(text)
      if (bytes === null) return
      latencies.push(performance.now() - sentAt)
      const status = text.slice(9, 12)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      // One request at a time, so any further bytes were not requested.
      if (text.length > bytes) failures++
      text = ''
      ask()
    })
    socket.on('error', () => failures++)
    // If the server ends the connection, a request was cut off.
    socket.on('end', () => failures++)
    socket.on('close', () => resolve())
  })
}

const startedAt = Date.now()
const began = performance.now()
await Promise.all(Array.from({ length: connections }, connection))
const duration = (performance.now() - began) / 1_000
latencies.sort((a, b) => a - b)
const quantile = (share: number) =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? null
const total = latencies.length
const result = { startedAt, perSecond: total / duration, total, p50: quantile(0.5), p99: quantile(0.99), failures }
writeFileSync(output ?? '', JSON.stringify({ ...result, statuses: Object.fromEntries(statuses) }))
