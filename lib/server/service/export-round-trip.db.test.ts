import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createGunzip } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { type Language, languages } from '@/lib/messages/languages'
import { readWriting } from '@/lib/messages/writing'
import { readSheetFile } from '@/lib/sheets/read-sheet'
import { spendUnitsOf } from '@/lib/views/import/amounts/spend-units'
import { readExportHeadings } from '@/lib/views/import/export-headings'
import { readRow } from '@/lib/views/import/import-row'
import { sortRows } from '@/lib/views/import/left-out/left-out-rows'
import { gatherSpend, readingOf, readOwnData } from '@/lib/views/import/read-own-data'
import { BatchOutcomes } from '@/service/contract/batch'
import {
  companyOf,
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'
import { exportList } from './export-list'

const records = fileURLToPath(new URL('../../../service/reference/data/records/sbti.ndjson.gz', import.meta.url))

type Listed = { name: string; hqRegion: string | null; lei: string | null; isin: string | null }

/** Real organizations of a published list, of all its countries and scripts. */
async function readReal(count: number): Promise<Listed[]> {
  const real: Listed[] = []
  const lines = createInterface({ input: createReadStream(records).pipe(createGunzip()) })
  let place = 0
  const names = new Set<string>()
  for await (const line of lines) {
    // Over the whole list, whose order is that of the alphabet.
    if (place++ % 23 !== 0) continue
    const record = JSON.parse(line)
    const { name, hqRegion } = record
    const identifierOf = (kind: string) =>
      record.identifiers?.find((one: { kind: string; value: string }) => one.kind === kind)?.value ?? null
    if (typeof name !== 'string' || names.has(name)) continue
    names.add(name)
    real.push({ name, hqRegion: hqRegion ?? null, lei: identifierOf('lei'), isin: identifierOf('isin') })
    if (real.length === count) break
  }
  lines.close()
  return real
}

let service: TestService
let project: TestProject
let ids: number[]
const count = 500

async function register(rows: readonly unknown[]): Promise<{ id: number; isNew: boolean }[]> {
  const registered: { id: number; isNew: boolean }[] = []
  for (let from = 0; from < rows.length; from += 200) {
    const { status, body } = await send(service.app, {
      method: 'POST',
      url: '/organizations/batch',
      headers: { authorization: `Bearer ${project.key}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ rows: rows.slice(from, from + 200) }),
    })
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
    for (const { organization, error } of BatchOutcomes.parse(body).outcomes) {
      expect(error).toBeNull()
      if (organization) registered.push({ id: organization.id, isNew: organization.is_new })
    }
  }
  return registered
}

/** As differently as people register: with and without country, own number, identifiers, website, spend and columns. */
function rowOf({ name, hqRegion, lei, isin }: Listed, place: number): Record<string, unknown> {
  const row: Record<string, unknown> = { name }
  if (place % 3 !== 0) row['hq_region'] = hqRegion
  if (place % 2 === 0) row['external_id'] = String(count - place)
  if (place % 5 === 0) row['lei_number'] = lei
  if (place % 7 === 0) row['isin_number'] = isin
  if (place % 11 === 0) row['duns_number'] = String(12_345_678 + place).padStart(9, '0')
  if (place % 13 === 0) row['website'] = `https://www.company-${place}.example/`
  if (place % 4 === 0) {
    row['own_data'] = {
      category: place % 8 === 0 ? '=Steel; "thin", 5,5' : null,
      buyer: 'Åsa Ek',
      contact_email: place % 16 === 0 ? `mail@company-${place}.example` : null,
      columns: { 'Payment terms': '30 days', 'Größe (m²)': '1.234,5', Note: place % 12 === 0 ? '-5' : 'two\nlines' },
      spend: [
        { year: 2024, amount: 1234.5 + place, currency: 'EUR', category: 'Steel' },
        ...(place % 20 === 0 ? [{ year: 2024, amount: 10, currency: 'EUR', category: 'Wood' }] : []),
        { year: 2023, amount: -place, currency: 'SEK' },
      ],
    }
  }
  return row
}

async function snapshot(): Promise<unknown> {
  const of = (query: string) => service.database.query(query, [])
  return {
    organizations:
      await of(`select id, name, hq_region, hq_subregion, hq_fuzzy, website, external_id, lei_number, isin_number,
      duns_number, industry_id, industry_name, status, updated_at, revision from organization order by id`),
    own: await of(`select organization_id, category, buyer, contact_email, other_columns from organization_own_data
      order by organization_id`),
    spend: await of(`select organization_id, account, year, place, amount, currency from organization_spend
      order by organization_id, account, year, place`),
    jobs: await of('select count(*)::int as jobs from test_job'),
  }
}

beforeAll(async () => {
  const real = await readReal(count)
  expect(real).toHaveLength(count)
  service = await startTestService(
    real.map(({ name, hqRegion }, place) => companyOf({ id: place + 1, name, hqRegion })),
  )
  project = await service.project()
  ids = (await register(real.map(rowOf))).map(({ id }) => id)
  // What research would have found stands in the list, and in the export.
  await service.database.query(
    `update organization o set status = 'synced', found_region = c.hq_region, found_website = 'https://found.example'
       from company c where c.id = o.company_id`,
    [],
  )
  vi.stubEnv('SERVICE_URL', 'http://service.example')
  vi.stubEnv('SERVICE_API_KEY', project.key)
  vi.stubGlobal('fetch', async (url: string) => {
    const { status, text, headers } = await send(service.app, {
      method: 'GET',
      url: url.replace('http://service.example', ''),
      headers: { authorization: `Bearer ${project.key}` },
    })
    return new Response(text, { status, headers: { 'content-type': String(headers['content-type']) } })
  })
}, 180_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await service.stop()
})

const cases = languages.flatMap((language) => (['csv', 'xlsx'] as const).map((format) => [language, format] as const))

it.each(cases)(
  'read back in %s as %s the export changes nothing and creates nothing',
  { timeout: 180_000 },
  async (language: Language, format) => {
    const before = await snapshot()
    const reader = createFormat(language, { ...compileCatalog(language), writing: readWriting(language) })
    const file = await exportList({
      parameters: new URLSearchParams({ sort: 'created' }),
      format,
      reader,
      origin: 'https://register.example',
      now: new Date(),
    })
    expect(file.status).toBe(200)
    const { tables } = await readSheetFile(new Blob([await file.arrayBuffer()]))
    // A workbook begins with the sheet for people.
    const rows = tables.map((table) => table.rows).find((one) => readExportHeadings(one) !== null) ?? []
    expect(tables.length > 1).toBe(format === 'xlsx')
    const guess = readExportHeadings(rows)
    if (guess === null) throw new Error('The export was not recognised')
    expect(new Set(guess.columns)).toEqual(
      new Set([
        ...[null, 'name', 'external_id', 'hq_region', 'website', 'lei_number', 'isin_number', 'duns_number'],
        ...['sp_global_number', 'category', 'buyer', 'contact_email', 'spend', 'other'],
      ]),
    )
    const plan = { rows, hidden: [], spend: { year: '', currency: '' }, ...guess }
    const { kept: places, leftOut } = sortRows(plan)
    expect(places).toHaveLength(new Set(ids).size)
    const own = readingOf(
      { ...plan, places, units: spendUnitsOf(plan, leftOut) },
      language === 'en' || language === 'ja' ? '.' : ',',
    )
    const read = places.map((place) => {
      const cells = rows[place] ?? []
      const { ownData, remarks } = readOwnData(cells, own)
      expect(remarks).toEqual([])
      return { body: readRow(cells, plan.columns, []).body, ownData }
    })
    const again = await register(
      gatherSpend(read).map(({ body, ownData }) => (ownData === null ? body : { ...body, own_data: ownData })),
    )
    expect(again.filter(({ isNew }) => isNew)).toEqual([])
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set(ids))
    expect(await snapshot()).toEqual(before)
  },
)
