import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type RawAnswer = { status: number; headers: Map<string, string>; body: Buffer }

/** How the bytes are sent: at once, slowly in small parts, or cut off before the end. */
export type Manner = 'whole' | 'slow' | 'cut'

/** Longer than the service waits for any client (service/http/limits/limits.ts). */
const hangMs = 45_000

function joinChunks(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const end = bytes.indexOf('\r\n', at)
    if (end === -1) return null
    const size = Number.parseInt(bytes.subarray(at, end).toString('latin1'), 16)
    if (bytes.length < end + 2 + size + 2) return null
    if (size === 0) return Buffer.concat(parts)
    parts.push(bytes.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}

/** Returns null while the answer is incomplete. Throws an Error where the bytes are no HTTP answer. */
export function parseAnswer(bytes: Buffer, isHead: boolean): RawAnswer | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return null
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1])
  if (Number.isNaN(status)) throw new Error(`This is no answer: ${first}`)
  if (status < 200) return parseAnswer(bytes.subarray(end + 4), isHead)
  const headers = new Map(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.replace(/^[^:]*: ?/, '')]),
  )
  const rest = bytes.subarray(end + 4)
  if (isHead || status === 204 || status === 304) return { status, headers, body: Buffer.alloc(0) }
  if (headers.get('transfer-encoding') === 'chunked') {
    const body = joinChunks(rest)
    return body && { status, headers, body }
  }
  const length = Number(headers.get('content-length') ?? Number.NaN)
  if (Number.isNaN(length)) throw new Error(`The answer ${status} does not say where it ends`)
  return rest.length < length ? null : { status, headers, body: rest.subarray(0, length) }
}

/**
 * Sends the bytes over a new connection. Null where the connection ended without an answer. Throws an Error where nothing happens
 * for long, or the bytes received are no answer.
 */
export async function sendRaw(port: number, bytes: Buffer, manner: Manner): Promise<RawAnswer | null> {
  const isHead = bytes.subarray(0, 5).toString('latin1') === 'HEAD '
  const socket = connect(port, '127.0.0.1')
  let received = Buffer.alloc(0)
  const answered = new Promise<RawAnswer | null>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('hangs')), hangMs)
    const finish = (then: () => void) => {
      clearTimeout(timer)
      then()
      socket.destroy()
    }
    socket.on('data', (data) => {
      received = Buffer.concat([received, data])
      try {
        const answer = parseAnswer(received, isHead)
        if (answer !== null) finish(() => resolve(answer))
      } catch (error) {
        finish(() => reject(error))
      }
    })
    socket.on('error', () => finish(() => resolve(null)))
    socket.on('close', () => finish(() => resolve(null)))
  })
  answered.catch(() => {})
  await write(bytes, manner, socket)
  return answered
}

async function write(bytes: Buffer, manner: Manner, socket: ReturnType<typeof connect>): Promise<void> {
  if (manner === 'whole') return void socket.write(bytes)
  const half = Math.floor(bytes.length / 2)
  socket.write(bytes.subarray(0, half))
  await sleep(5)
  if (manner === 'cut') return void socket.destroy()
  for (const drop of [bytes.subarray(half, half + 1), bytes.subarray(half + 1)]) {
    if (!socket.destroyed) socket.write(drop)
    await sleep(5)
  }
}
