import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { Commitment, Company, Disclosure } from '@/service/reference/records'
import { hasTestData, needsTestData } from '@/service/sources/read-test-data'
import { makeSourceRecord } from '@/service/testing/make-source-record'
import { readAliases } from './aliases'
import { type CompiledCompanies, compileCompanies } from './compile-companies'
import { readSources } from './read-sources'
import { writeCompiled } from './write-compiled'

const NO_ALIASES = { same: [], apart: [], parts: [] }

function filesOf({ companies, commitments, disclosures }: CompiledCompanies): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'compiled-'))
  const names = ['companies.ndjson.gz', 'commitments.ndjson.gz', 'disclosures.ndjson.gz'] as const
  writeCompiled(folder, [
    { name: names[0], schema: Company, rows: companies },
    { name: names[1], schema: Commitment, rows: commitments },
    { name: names[2], schema: Disclosure, rows: disclosures },
  ])
  const files = names.map((name) => readFileSync(join(folder, name)))
  rmSync(folder, { recursive: true })
  return files
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
  it('gives the same bytes whatever the order of the records, and those in the repository', {
    timeout: 120_000,
  }, async () => {
    const folder = fileURLToPath(new URL('../../../shared/data', import.meta.url))
    const records = (await readSources(folder)).flatMap((reading) => reading.records)
    const aliases = readAliases()
    const built = filesOf(compileCompanies(records, aliases))
    const again = filesOf(compileCompanies(records.toReversed(), aliases))
    const committed = ['companies', 'commitments', 'disclosures'].map((name) =>
      readFileSync(fileURLToPath(new URL(`../reference/data/${name}.ndjson.gz`, import.meta.url))),
    )
    expect(again.map((file, index) => file.equals(built[index] ?? Buffer.of()))).toEqual([true, true, true])
    expect(committed.map((file, index) => file.equals(built[index] ?? Buffer.of()))).toEqual([true, true, true])
  })
})
