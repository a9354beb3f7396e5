import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openPostgres } from '@/service/storage/engine/postgres/postgres'
import { openTestDatabase } from '@/service/testing/test-database'
import { loadInTurn } from './reference-load'

// The embedded database has one process.
const isEmbedded = process.env['TEST_DATABASE'] === 'embedded'

it.skipIf(isEmbedded)(
  'loads of processes that start together come one after the other, also after one that failed',
  async () => {
    const database = await openTestDatabase()
    const { databaseUrl } = database
    if (databaseUrl === null) throw new Error('no address')
    const processes = await Promise.all([1, 2, 3].map(() => openPostgres(databaseUrl, false)))
    const order: string[] = []
    try {
      const ends = await Promise.allSettled(
        processes.map((process, place) =>
          loadInTurn(process, async () => {
            order.push('begun')
            // As a load does, on another connection than the one that holds the turn.
            await process.query('select 1')
            await sleep(30)
            order.push('ended')
            if (place === 0) throw new Error('files that cannot be read')
            return place
          }),
        ),
      )
      expect(order).toEqual(['begun', 'ended', 'begun', 'ended', 'begun', 'ended'])
      expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    } finally {
      for (const process of processes) await process.close()
      await database.close()
    }
  },
)
