import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import de from '@/lib/messages/industries/de.json' with { type: 'json' }
import fr from '@/lib/messages/industries/fr.json' with { type: 'json' }
import ja from '@/lib/messages/industries/ja.json' with { type: 'json' }
import sv from '@/lib/messages/industries/sv.json' with { type: 'json' }
import { compileCompanies } from '@/service/compile/companies/compile-companies'
import { describeBuild } from '@/service/compile/describe-build'
import { buildEditions } from '@/service/compile/editions/editions'
import { COMPANY_EDITIONS } from '@/service/compile/editions/editions-of-companies'
import { buildFigures } from '@/service/compile/figures/build-figures'
import { readAliases } from '@/service/compile/join/aliases'
import { readSourceFile, readSources } from '@/service/compile/read-sources'
import { writeCompiled } from '@/service/compile/write-compiled'
import { addReleaseHistory } from '@/service/editions/describe/add-release-history'
import { REMOVALS_FILE, ReleaseRemoval } from '@/service/reference/lists/release-removals'
import { recordsFile } from '@/service/reference/read-records'
import { Activity, Country, Edition, Industry, Rate, SourceId } from '@/service/reference/records'
import { ReportAddress } from '@/service/reference/report-addresses'
import { SourceRecord } from '@/service/reference/source-record'
import { REPORT_ADDRESSES_FILE, readReportAddresses } from '@/service/sources/report-addresses/read-report-addresses'
import { SourceFileError } from '@/service/sources/tables/source-file-error'

// npm run build -- data --from <folder of the published files> [--out service/reference/data] [--verbose]
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    out: { type: 'string', default: 'service/reference/data' },
    verbose: { type: 'boolean', default: false },
  },
})

async function build(from: string, out: string, verbose: boolean): Promise<void> {
  const folder = resolve(from)
  const readings = await readSources(folder)
  const removals = await addReleaseHistory(readings, COMPANY_EDITIONS.sbti.retrievedOn, (file) =>
    readSourceFile(folder, file),
  )
  const figures = await buildFigures((file) => readSourceFile(folder, file), { de, fr, ja, sv })
  // Only the records are written. Joining them here lists what a person should check, and stops at an outdated review.
  const compiled = compileCompanies(
    readings.flatMap(({ records }) => records),
    readAliases(),
  )
  const records: Partial<Record<SourceId, number>> = { ...figures.records }
  const refused: Partial<Record<SourceId, number>> = {}
  for (const reading of readings) {
    records[reading.source] = reading.records.length
    refused[reading.source] = reading.refused.length
  }
  const counts = Object.fromEntries(SourceId.options.map((id) => [id, records[id] ?? 0])) as Record<SourceId, number>
  const bytes = writeCompiled(resolve(out), [
    ...readings.map((reading) => ({
      name: recordsFile(reading.source),
      schema: SourceRecord,
      rows: reading.records,
    })),
    { name: REMOVALS_FILE, schema: ReleaseRemoval, rows: removals },
    { name: 'industries.json', schema: Industry, rows: figures.industries },
    { name: 'activities.json', schema: Activity, rows: figures.activities },
    { name: 'rates.json', schema: Rate, rows: figures.rates },
    { name: 'countries.json', schema: Country, rows: figures.countries },
    {
      name: 'report-addresses.json',
      schema: ReportAddress,
      rows: readReportAddresses(readSourceFile(folder, REPORT_ADDRESSES_FILE)),
    },
    { name: 'editions.json', schema: Edition, rows: buildEditions(counts, refused) },
  ])
  for (const line of describeBuild(readings, compiled, bytes, verbose)) console.log(line)
}

if (values.from === undefined) {
  console.error('Usage: npm run build -- data --from <folder of the published files> [--out <folder>] [--verbose]')
  process.exitCode = 1
} else {
  await build(values.from, values.out, values.verbose).catch((error: unknown) => {
    if (!(error instanceof SourceFileError)) throw error
    console.error(`The build of the data stopped, nothing was changed. ${error.message}`)
    process.exitCode = 1
  })
}
