import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { soak } from '@/service/faults/soak'
import { addSoak } from '@/service/faults/soak-result'
import { seededRandom } from '@/service/testing/data/seeded-random'

// npm test -- soak [--minutes 30] [--engine embedded|postgres] [--write]

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    engine: { type: 'string', default: 'postgres' },
    write: { type: 'boolean', default: false },
  },
})
const engine = values.engine === 'embedded' ? 'embedded' : 'postgres'
const file = 'bench/RESULTS.md'

// Ends the started program too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const result = await soak(engine, Number(values.minutes), seededRandom(1))
if (values.write) writeFileSync(file, addSoak(existsSync(file) ? readFileSync(file, 'utf8') : '', result))
process.exitCode = result.failures === 0 && result.failedImports === 0 ? 0 : 1
