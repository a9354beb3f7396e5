import { parseArgs } from 'node:util'
import { faults } from '@/service/faults/all-faults'
import { runFaults } from '@/service/faults/run-faults'

// npm test -- faults [--rounds N] [--only NAME] [--full] [--seed N] [--write]

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    only: { type: 'string', multiple: true },
    full: { type: 'boolean', default: false },
    seed: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})

// Ends the started programs too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

process.exitCode = (await runFaults(faults, {
  rounds: values.rounds === undefined ? null : Number(values.rounds),
  only: values.only ?? [],
  isFull: values.full,
  seed: Number(values.seed ?? Math.floor(Math.random() * 1_000_000)),
  file: values.write ? 'bench/RESULTS.md' : null,
}))
  ? 0
  : 1
