import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { listChanges } from '@/service/changes/list-changes'
import { ChangesQuery } from '@/service/contract/changes'
import { answerAsSite } from '@/service/documents/find/testing/test-site'
import { joinEditions } from '@/service/editions/join/join-task'
import { type StandIn, startStandIn } from '@/service/live/testing/start-stand-in'
import type { ReportAddress } from '@/service/reference/report-addresses'
import { buildTestPdf } from '@/service/reports/testing/build-test-pdf'
import { requestDueSearches } from '@/service/storage/documents/report-searches'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { startTestEditions, type TestEditions } from '@/service/testing/programs/start-test-editions'
import { decideFigure } from '../decide-figure'
import { listDocuments, readDocument } from '../list-documents'
import { type FindContext, findNextReport } from './find-report'
import { noteReportSearch } from './note-search'
import { listReportSearches, readSearch, searchAgain } from './read-searches'

let release: SmallRelease
let service: TestEditions
let site: StandIn | undefined

beforeAll(async () => {
  release = writeSmallRelease([])
  service = await startTestEditions(release.directory, joinEditions)
  service.ctx.findsReports = true
}, 120_000)
afterEach(async () => {
  await site?.stop()
  site = undefined
})
afterAll(async () => {
  await service.stop()
  release.remove()
})

type Row = readonly [label: string, newest: string, before: string]

/** A report with the company's name and a table of two years on its first page; on each page after it stand the words of `later`. */
function report(
  company: string,
  [newest, before]: readonly [number, number],
  rows: readonly Row[],
  later: readonly string[] = [],
): Uint8Array {
  const title = { x: 50, y: 60, text: `${company} - Sustainability report ${newest}`, size: 16 }
  const head = ['Greenhouse gas emissions (t CO2e)', String(newest), String(before)] as const
  const texts = [head, ...rows].flatMap(([label, one, other], index) => {
    const y = 120 + index * 20
    return [
      { x: 50, y, text: label },
      { x: 350, y, text: one },
      { x: 450, y, text: other },
    ]
  })
  const after = later.map((text) => ({ texts: [{ x: 50, y: 60, text }] }))
  return buildTestPdf([{ texts: [title, ...texts] }, ...after])
}

/** The printed sum of 2024 equals its parts, that of the year before does not. */
const borneOutRows: Row[] = [
  ['Scope 1', '12,500', '13,100'],
  ['Scope 2 (market-based)', '7,400', '7,900'],
  ['Scope 1 and 2', '19,900', '21,400'],
  ['Scope 3', '88,000', '91,000'],
]

const request = (organizationId: number) => ({ projectId: 1, organizationId })

async function changesOf(id: number) {
  const query = ChangesQuery.parse({ organization: String(id), order: 'newest' })
  return (await listChanges(service.ctx, { projectId: 1, query })).changes.toSorted((a, b) =>
    a.kind < b.kind ? -1 : 1,
  )
}

async function register(name: string): Promise<number> {
  const id = await service.register({ name, hq_region: 'GB', website: site?.url ?? null })
  // The test's site is at an IP address and port that a project may not register, so it is written to the database.
  await service.database.query('update organization set website = $2 where id = $1', [id, site?.url ?? null])
  await noteReportSearch(service.ctx, { organizationId: id })
  await service.work()
  return id
}

async function find(reportAddresses: readonly ReportAddress[] = []): Promise<boolean> {
  const reach = { mayConnect: (address: string) => address === '127.0.0.1', anyPort: true }
  const reference = { ...service.ctx.reference, reportAddresses }
  const ctx: FindContext = { ...service.ctx, reference, contact: 'ops@example.org', reach, pauseMs: 0 }
  const found = await findNextReport(ctx, new AbortController().signal)
  await service.work()
  return found
}

it('finds and reads the report of a company of which only the website is known, without any action of a person', async () => {
  site = await startStandIn(
    answerAsSite({
      '/reports/nachhaltigkeitsbericht-2024.pdf': report('Aldgate Brewing', [2024, 2023], borneOutRows),
      '/reports/northgate-sustainability-report-2025.pdf': report('Northgate Dairies', [2025, 2024], borneOutRows),
      '/reports/sustainability-report-2012.pdf': report('Aldgate Brewing', [2012, 2011], borneOutRows),
    }),
  )
  const id = await register('Aldgate Brewing')
  expect((await service.answer(id)).related_environmental_report_status).toBe('processing')
  expect(await find()).toBe(true)
  expect(await find()).toBe(false)
  const search = await readSearch(service.ctx, request(id))
  expect(search).toMatchObject({
    state: 'found',
    url: `${site.url}/reports/nachhaltigkeitsbericht-2024.pdf`,
    next_at: '2027-02-20T12:00:00.000Z',
  })
  expect(await changesOf(id)).toMatchObject([
    { kind: 'figures_added', details: { year: 2024, years: [2024], newest_before: null } },
    { kind: 'report_found', details: { document_id: search.document_id, url: search.url } },
  ])
  const words = new Map(search.tried.map(({ url, what }) => [new URL(url).pathname, what]))
  expect(words.get('/reports/gone-sustainability-report-2025.pdf')).toMatch(/status 404/)
  expect(words.get('/reports/huge-sustainability-report-2025.pdf')).toMatch(/more than \d+ KiB/)
  expect(words.get('/inward')).toMatch(/not an address of the public internet/)
  expect(words.get('/private/sustainability-report-2025.pdf')).toMatch(/robots\.txt/)
  const answer = await service.answer(id)
  expect(answer.related_environmental_report_status).toBe('found')
  const [newest] = answer.performances
  expect(newest).toMatchObject({
    year: 2024,
    emissions: { scope_1: { total: 12_500_000 } },
    extraction: {
      is_checked: false,
      verified_by: [],
      method: 'extracted, read from its report, not yet checked by a person',
    },
    documents: [{ url: search.url }],
  })
  // No printed sum confirms scope 3, so it waits for a person.
  expect(newest?.emissions.scope_3?.total ?? null).toBeNull()
  expect(await listReportSearches(service.ctx, 1)).toMatchObject([
    { organization_id: id, name: 'Aldgate Brewing', state: 'found', unchecked: 3 },
  ])

  const documentId = search.document_id ?? 0
  const reading = await readDocument(service.ctx, { ...request(id), documentId })
  const scope3 = reading.figures.find(({ scope, year }) => scope === '3' && year === 2024)
  expect(scope3).toMatchObject({ decision: 'proposed', is_shown_unchecked: false })
  for (const { id: figureId } of reading.figures.filter(({ year }) => year === 2024)) {
    await decideFigure(service.ctx, {
      ...request(id),
      documentId,
      figureId,
      verdict: { decision: 'accepted', by: 'Ada' },
    })
  }
  await service.work()
  const checked = (await service.answer(id)).performances[0]
  expect(checked?.extraction).toMatchObject({ is_checked: true, verified_by: ['Ada'] })
  expect(checked?.emissions.scope_3?.total).toBe(88_000_000)
}, 180_000)

const thisYear = new Date().getUTCFullYear()

it('reads the report that a public list names for an organization without a website', async () => {
  site = await startStandIn(
    answerAsSite({ '/files/statement': report('Cheapside Mills', [thisYear - 1, thisYear - 2], borneOutRows) }),
  )
  const listed = { hqRegion: 'GB', year: thisYear - 1, title: null, kind: 'document' } as const
  const addresses = [
    { ...listed, name: 'Cheapside Mills PLC', url: `${site.url}/files/statement` },
    { ...listed, name: 'Cheapside Mills', hqRegion: 'IE', url: `${site.url}/files/another` },
  ]
  const id = await service.register({ name: 'Cheapside Mills', hq_region: 'GB' })
  const reference = { ...service.ctx.reference, reportAddresses: addresses }
  await noteReportSearch({ ...service.ctx, reference }, { organizationId: id })
  expect(await find(addresses)).toBe(true)
  const search = await readSearch(service.ctx, request(id))
  expect(search).toMatchObject({ state: 'found', url: `${site.url}/files/statement` })
  // The report is of last year, so nothing else is requested.
  expect(search.tried).toHaveLength(1)
  expect((await service.answer(id)).performances[0]).toMatchObject({
    year: thisYear - 1,
    extraction: { is_checked: false },
  })
}, 120_000)

it('does not request a listed report that robots.txt disallows', async () => {
  site = await startStandIn(answerAsSite({}))
  const url = `${site.url}/private/sustainability-report-2025.pdf`
  const addresses = [
    { name: 'Leadenhall Mills', hqRegion: 'GB', year: thisYear, title: null, kind: 'document', url } as const,
  ]
  const id = await service.register({ name: 'Leadenhall Mills', hq_region: 'GB' })
  const reference = { ...service.ctx.reference, reportAddresses: addresses }
  await noteReportSearch({ ...service.ctx, reference }, { organizationId: id })
  expect(await find(addresses)).toBe(true)
  expect(await readSearch(service.ctx, request(id))).toMatchObject({
    state: 'not_found',
    tried: [{ url, what: 'robots.txt disallows it' }],
  })
}, 60_000)

it('asks a person if the report does not name the organization, and shows none of its figures', async () => {
  const northgate = report('Northgate Dairies', [2025, 2024], borneOutRows)
  site = await startStandIn(answerAsSite({ '/reports/northgate-sustainability-report-2025.pdf': northgate }))
  const id = await register('Bishopsgate Mills')
  expect(await find()).toBe(true)
  expect(await readSearch(service.ctx, request(id))).toMatchObject({ state: 'asks' })
  expect((await service.answer(id)).performances).toEqual([])
  expect(await listDocuments(service.ctx, request(id))).toMatchObject({
    documents: [{ origin: 'found', state: 'read', names_organization: false, asks_whose: true }],
  })
}, 120_000)

it('says that a report names the organization where only a later page does, and still shows none of its figures', async () => {
  const later = [...Array.from({ length: 10 }, (_, index) => `Chapter ${index + 1}`), 'Printed for Coleman Mills']
  const northgate = report('Northgate Dairies', [2025, 2024], borneOutRows, later)
  site = await startStandIn(answerAsSite({ '/reports/northgate-sustainability-report-2025.pdf': northgate }))
  const id = await register('Coleman Mills')
  expect(await find()).toBe(true)
  expect(await readSearch(service.ctx, request(id))).toMatchObject({ state: 'asks' })
  expect((await service.answer(id)).performances).toEqual([])
  expect(await listDocuments(service.ctx, request(id))).toMatchObject({
    documents: [{ names_organization: true, asks_whose: false }],
  })
}, 120_000)

it('says that nothing was found and what was tried, and searches again on request', async () => {
  site = await startStandIn(answerAsSite({}))
  const id = await register('Moorgate Mills')
  expect(await find()).toBe(true)
  const search = await readSearch(service.ctx, request(id))
  expect(search.state).toBe('not_found')
  expect(search.tried.length).toBeGreaterThan(10)
  expect((await service.answer(id)).related_environmental_report_status).toBe('not_found')
  await searchAgain(service.ctx, request(id))
  expect(await readSearch(service.ctx, request(id))).toMatchObject({ state: 'waiting' })
  await site.stop()
  site = undefined
  expect(await find()).toBe(true)
  expect(await readSearch(service.ctx, request(id))).toMatchObject({ state: 'not_found' })
  await expect(searchAgain({ ...service.ctx, findsReports: false }, request(id))).rejects.toThrow(/REPORTS_FIND=on/)
}, 120_000)

it('searches once a quarter again, and reads the report that was published meanwhile', async () => {
  const path = '/reports/nachhaltigkeitsbericht-2024.pdf'
  site = await startStandIn(answerAsSite({}))
  const id = await register('Aldersgate Mills')
  expect(await find()).toBe(true)
  expect(await readSearch(service.ctx, request(id))).toMatchObject({ state: 'not_found' })
  await site.stop()
  const dueAt = new Date((await readSearch(service.ctx, request(id))).next_at ?? '')
  expect(await requestDueSearches(service.database, new Date(dueAt.getTime() - 1000))).toBe(0)
  expect(await find()).toBe(false)
  site = await startStandIn(answerAsSite({ [path]: report('Aldersgate Mills', [2024, 2023], borneOutRows) }))
  await service.database.query('update organization set website = $2 where id = $1', [id, site.url])
  expect(await requestDueSearches(service.database, dueAt)).toBeGreaterThan(0)
  while (await find());
  expect(await readSearch(service.ctx, request(id))).toMatchObject({ state: 'found', url: `${site.url}${path}` })
}, 120_000)

it('does not search unless it is switched on, nor without a website', async () => {
  const id = await service.register({ name: 'Ludgate Mills', hq_region: 'GB' })
  await noteReportSearch(service.ctx, { organizationId: id })
  expect(await readSearch(service.ctx, request(id))).toMatchObject({ state: 'never' })
  await expect(searchAgain(service.ctx, request(id))).rejects.toThrow(/No website/)
  await service.database.query("update organization set website = 'https://ludgate.example' where id = $1", [id])
  await noteReportSearch({ ...service.ctx, findsReports: false }, { organizationId: id })
  expect(await find()).toBe(false)
}, 60_000)
