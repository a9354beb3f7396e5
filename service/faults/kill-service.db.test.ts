import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seededRandom } from '@/service/testing/data/seeded-random'
import { killService } from './kill-service'

/** `npm test` builds it before the tests. */
const isBuilt = existsSync('dist/service/main.js')

// The other faults, and more rounds, are `npm test -- faults`.
test.skipIf(process.env['TEST_DATABASE'] !== 'embedded' || !isBuilt)(
  'kill -9 under load: every acknowledged organization is there, once, and gets its result',
  async () => {
    const result = await killService('embedded', { rounds: 1, random: seededRandom(7), full: false })
    expect(result.problems).toEqual([])
    expect(result).toMatchObject({ rounds: 1, losses: 0, duplicates: 0 })
  },
  120_000,
)
