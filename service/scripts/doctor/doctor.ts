import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { describeFindings } from '@/service/doctor/describe-findings'
import { examine, listMigrations } from '@/service/doctor/examine'
import { reportFailure } from '../report-failure'

// npx carbon-register doctor [--offline]: checks Node, clock, configuration, data directory, disk, ports, database, and whether
// each publisher can be reached from this machine; says what is wrong, why, and what to do. Ends with 1 where a check fails.
// Changes nothing.

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { offline: { type: 'boolean', default: false } } })
  const findings = await examine({
    environment: process.env,
    nodeVersion: process.versions.node,
    clock: () => new Date(),
    migrations: listMigrations(fileURLToPath(new URL('../../storage/migrations', import.meta.url))),
    isOffline: values.offline,
  })
  const { lines, exitCode } = describeFindings(findings)
  for (const line of lines) console.log(line)
  process.exit(exitCode)
}

main().catch(reportFailure)
