import { parseArgs } from 'node:util'
import { soak } from '@/service/faults/soak'
import { seededRandom } from '@/service/testing/seeded-random'

// npm run test:soak -- [--minutes 30] [--engine embedded|postgres]

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, engine: { type: 'string', default: 'postgres' } },
})
const engine = values.engine === 'embedded' ? 'embedded' : 'postgres'

// So that the program is ended too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

process.exitCode = (await soak(engine, Number(values.minutes), seededRandom(1))) ? 0 : 1
