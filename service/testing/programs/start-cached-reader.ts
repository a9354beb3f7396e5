import type { Context } from '@/service/context'
import { buildApp } from '@/service/http/build-app'
import { createAnswerCache, watchAnswers } from '@/service/organizations/read/answer-cache'
import { openPostgres } from '@/service/storage/engine/postgres/postgres'
import { send } from './start-test-service'

export type CachedReader = {
  /** The body of GET /organizations/{id}. */
  get: (key: string, id: number) => Promise<Record<string, unknown>>
  /** Number of answers that came from its cache. */
  hits: () => number
  stop: () => Promise<void>
}

/** Starts a second application with its own cache of answers; with `databaseUrl` also with its own connections, like another process. */
export async function startCachedReader(ctx: Context, databaseUrl: string | null): Promise<CachedReader> {
  // Its clock never advances, so a new answer is always caused by a notification.
  const answers = createAnswerCache(1024 * 1024, () => 0)
  const own = databaseUrl === null ? null : await openPostgres(databaseUrl)
  const database = own ?? ctx.database
  const stopListening = await watchAnswers(answers, database)
  const app = await buildApp({ ...ctx, database, answers })
  return {
    async get(key, id) {
      const headers = { authorization: `Bearer ${key}` }
      return (await send(app, { method: 'GET', url: `/organizations/${id}`, headers })).body
    },
    hits: () => answers.counts().hits,
    async stop() {
      await app.close()
      await stopListening()
      await own?.close()
    },
  }
}
