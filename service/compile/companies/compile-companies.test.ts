import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { COMPANY_EDITIONS } from '@/service/compile/editions/editions-of-companies'
import { type NamedReading, readSourceFile, readSources } from '@/service/compile/read-sources'
import { addReleaseHistory } from '@/service/editions/describe/add-release-history'
import { recordsFile } from '@/service/reference/read-records'
import { FetchedSource } from '@/service/reference/records'
import { SourceRecord } from '@/service/reference/source-record'
import { hasTestData, needsTestData } from '@/service/sources/testing/read-test-data'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { compileCompanies } from './compile-companies'

const NO_ALIASES = { same: [], apart: [], parts: [] }

/** What the compiled file of a source holds when it is unpacked; how it is packed is write-compiled's matter. */
function textOf({ records }: NamedReading): string {
  return records.map((record) => `${JSON.stringify(SourceRecord.parse(record))}\n`).join('')
}

describe('compileCompanies', () => {
  it('leaves out segments and keeps the identifiers with the company', () => {
    const identifiers = [{ kind: 'isin' as const, value: 'IT0003132476' }]
    const group = makeSourceRecord({ source: 'os-climate-itr', name: 'Eni S.P.A.', hqRegion: 'IT', identifiers })
    const segment = makeSourceRecord({
      source: 'os-climate-itr',
      name: 'Eni S.P.A. - Oil',
      hqRegion: 'IT',
      isPart: true,
    })
    const { companies, leftOutParts } = compileCompanies([segment, group], NO_ALIASES)
    expect(companies.map(({ name }) => name)).toEqual(['Eni S.P.A.'])
    expect(leftOutParts).toEqual([segment])
  })

  it('shows the origin of the website that is the company’s own, not of a host that many share', () => {
    const facebook = makeSourceRecord({
      source: 'race-to-zero',
      name: 'Olio',
      hqRegion: 'GB',
      website: 'https://www.facebook.com/olio',
    })
    const own = makeSourceRecord({
      source: 'race-to-zero',
      recordId: '2',
      name: 'Olio',
      hqRegion: 'GB',
      website: 'https://olioapp.com/en/impact',
    })
    const [company] = compileCompanies([facebook, own], NO_ALIASES).companies
    expect(company?.website).toBe('https://olioapp.com')
    expect(company?.websites).toHaveLength(2)
  })

  it('takes the country that most lists give', () => {
    const identifiers = [{ kind: 'isin' as const, value: 'IE00BZ12WP82' }]
    const linde = (source: 'sbti' | 'net-zero-tracker' | 'os-climate-itr', hqRegion: string) =>
      makeSourceRecord({ source, name: 'Linde', hqRegion, identifiers })
    const { companies } = compileCompanies(
      [linde('os-climate-itr', 'IE'), linde('sbti', 'GB'), linde('net-zero-tracker', 'GB')],
      NO_ALIASES,
    )
    expect(companies.map(({ hqRegion }) => hqRegion)).toEqual(['GB'])
  })
})

describe.skipIf(!hasTestData)(`a whole build${needsTestData}`, () => {
  it('gives the records in the repository, to the letter', { timeout: 240_000 }, async () => {
    const folder = fileURLToPath(new URL('../../../../shared/data', import.meta.url))
    const readings = await readSources(folder)
    await addReleaseHistory(readings, COMPANY_EDITIONS.sbti.retrievedOn, (file) => readSourceFile(folder, file))
    const release = fileURLToPath(new URL('../../reference/data', import.meta.url))
    // Of what an installation asks for, a release brings nothing along.
    expect(readings.filter(({ records }) => records.length === 0).map(({ source }) => source)).toEqual(
      FetchedSource.options,
    )
    const brought = readings.filter(({ records }) => records.length > 0)
    const differing = brought.filter(
      (reading) => textOf(reading) !== gunzipSync(readFileSync(join(release, recordsFile(reading.source)))).toString(),
    )
    expect(differing.map(({ source }) => source)).toEqual([])
  })
})
