import pg from 'pg'
import type { Listener } from '@/service/storage/engine/database'

const retryMs = 1_000
const connectTimeoutMs = 5_000

/**
 * Listens on its own connection, which is reopened whenever it is lost: `onConnection` reports both, because notifications in between are
 * missed. Returns a function that stops it.
 */
export async function listenOnPostgres(
  connectionString: string,
  channel: string,
  { onNotification, onConnection }: Listener,
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  function lose(lost: pg.Client): void {
    // An error is followed by an end; only the first of the two counts.
    if (client !== lost) return
    client = null
    onConnection(false)
    void lost.end().catch(() => {})
    if (!isStopped) timer = setTimeout(() => void connect(), retryMs).unref()
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      application_name: 'carbon-register-listener',
    })
    client = next
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    next.on('notification', ({ payload }) => onNotification(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (client === next) onConnection(true)
    } catch {
      lose(next)
    }
  }

  await connect()
  return async () => {
    isStopped = true
    if (timer !== null) clearTimeout(timer)
    const open = client
    client = null
    await open?.end().catch(() => {})
  }
}
