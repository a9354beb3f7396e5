import { createGzip } from 'node:zlib'
import { z } from 'zod'
import { FetchFailure } from '@/service/fetching/fetch-failure'
import { forEachAtOnce } from '@/service/fetching/for-each-at-once'
import { NZDPU_FIELDS } from '@/service/sources/nzdpu/nzdpu-fields'
import { type Gathered, type Gathering, type LiveSource, ShapeChanged } from '../live-source'
import { parseAnswer } from '../parse-answer'

const pageSize = 1000
/** Number of parallel questions, as many as other public clients of it send. */
const atOnce = 20

const Text = z.string().nullish()

const Item = z.object({
  nz_id: z.union([z.int(), z.string().min(1)]),
  company_name: z.string().min(1),
  alias: Text,
  lei: Text,
  jurisdiction: Text,
  sics_sector: Text,
  sics_sub_sector: Text,
  sics_industry: Text,
  latest_reported_year: z.union([z.int(), z.string()]).nullish(),
  source: Text,
})
type Item = z.infer<typeof Item>

const Page = z.object({ total: z.int().min(0), items: z.array(Item) })
const Jurisdictions = z.object({ jurisdictions: z.record(z.string(), z.string()) })

const Details = z.object({
  values: z.record(z.string(), z.unknown()),
  units: z.record(z.string(), z.unknown()),
  last_updated: Text,
})

type CompanyYear = { item: Item; year: number; source: string | null }

const none = { none: true } as const

/** Writes blanks as %20: the interface does not understand "+". */
function query(parameters: Readonly<Record<string, string | number>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}

async function readCoverage({ publisher, report }: Gathering): Promise<Item[]> {
  const items: Item[] = []
  for (let start = 0, total = 1; start < total; start += pageSize) {
    const path = `/coverage/companies?${query({ limit: pageSize, start })}`
    const answer = await publisher.askJson(path)
    if (answer.kind === 'unchanged') throw new ShapeChanged(`${path} answered nothing`)
    const page = parseAnswer(Page, answer.json, path)
    if (page.items.length === 0 && start < page.total) {
      throw new ShapeChanged(`${path} has no companies, and says that there are ${page.total}`)
    }
    items.push(...page.items)
    total = page.total
    report({ step: 'companies', done: items.length, total })
  }
  return items
}

async function readJurisdictions({ publisher }: Gathering): Promise<Record<string, string>> {
  const path = '/coverage/companies/jurisdictions'
  const answer = await publisher.askJson(path)
  return answer.kind === 'unchanged' ? {} : parseAnswer(Jurisdictions, answer.json, path).jurisdictions
}

/** One question for each company and year; where a year has several sources, one for each of them. */
function companyYears(items: readonly Item[]): CompanyYear[] {
  const found = new Map<string, CompanyYear>()
  const sources = new Map<string, Set<string>>()
  for (const item of items) {
    const year = Number(item.latest_reported_year)
    if (!Number.isInteger(year) || year < 1990 || year > 2100) continue
    const key = `${item.nz_id} ${year}`
    const ofYear = sources.get(key) ?? new Set()
    sources.set(key, ofYear.add(item.source?.trim() ?? ''))
    const source = item.source?.trim() || null
    found.set(`${key} ${source ?? ''}`, { item, year, source })
  }
  return [...found.values()].flatMap((one) => {
    const several = (sources.get(`${one.item.nz_id} ${one.year}`)?.size ?? 0) > 1
    return several ? one : { ...one, source: null }
  })
}

function keyOf({ item, year, source }: CompanyYear): string {
  return [item.nz_id, year, source ?? ''].join(' ')
}

/** The part of an answer that the reader uses: an answer has hundreds of fields, most of them without a value. */
function carried({ values, units, last_updated }: z.infer<typeof Details>) {
  const pick = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(NZDPU_FIELDS.flatMap((name) => (from[name] == null ? [] : [[name, from[name]]])))
  return { values: pick(values), units: pick(units), last_updated: last_updated ?? null }
}

async function askDetails({ publisher, kept }: Gathering, one: CompanyYear): Promise<void> {
  const key = keyOf(one)
  const before = await kept.find(key)
  if (before?.isOfThisRound) return
  const parameters = { year: one.year, ...(one.source === null ? {} : { source: one.source }) }
  const path = `/coverage/companies/${one.item.nz_id}/disclosure-details?${query(parameters)}`
  const validators = before === null ? undefined : { etag: before.etag, lastModified: before.lastModified }
  try {
    const answer = await publisher.askJson(path, validators)
    if (answer.kind === 'unchanged') return await kept.confirm(key)
    const { etag, lastModified } = answer
    await kept.keep(key, carried(parseAnswer(Details, answer.json, path)), { etag, lastModified })
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    const { status, body = '', type } = error.facts
    if (status === 404 && type !== 'text/html') return await kept.keep(key, none)
    if (/multiple disclosures/i.test(body)) return await kept.keep(key, { several: true })
    throw error
  }
}

/** Writes all companies and years as gzipped lines of JSON, the form that service/sources/nzdpu reads. */
async function writeFile(
  gathering: Gathering,
  years: readonly CompanyYear[],
  jurisdictions: Readonly<Record<string, string>>,
): Promise<{ bytes: Uint8Array; missing: number; several: number }> {
  const byKey = new Map(years.map((one) => [keyOf(one), one]))
  const counts = { missing: 0, several: 0 }
  const gzip = createGzip()
  const chunks: Buffer[] = []
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk))
  for await (const { key, answer } of gathering.kept.entries()) {
    const one = byKey.get(key)
    if (one === undefined || answer === null || typeof answer !== 'object') continue
    if ('none' in answer) counts.missing += 1
    else if ('several' in answer) counts.several += 1
    else {
      const { item, year, source } = one
      const region = jurisdictions[item.jurisdiction?.trim() ?? ''] ?? null
      const line = `${JSON.stringify({ company: { ...item, region }, year, source, ...answer })}\n`
      if (!gzip.write(line)) await new Promise((resolve) => gzip.once('drain', resolve))
    }
  }
  await new Promise<void>((resolve, reject) => gzip.on('end', resolve).on('error', reject).end())
  return { bytes: Buffer.concat(chunks), ...counts }
}

async function gatherNzdpu(gathering: Gathering): Promise<Gathered> {
  const items = await readCoverage(gathering)
  const years = companyYears(items)
  if (items.length > 0 && years.length === 0) {
    throw new ShapeChanged('/coverage/companies names no reporting year of any company (latest_reported_year)')
  }
  const jurisdictions = await readJurisdictions(gathering)
  let done = 0
  await forEachAtOnce(years, atOnce, async (one) => {
    await askDetails(gathering, one)
    done += 1
    gathering.report({ step: 'disclosures', done, total: years.length })
  })
  const { bytes, missing, several } = await writeFile(gathering, years, jurisdictions)
  const remarks = [
    ...(missing > 0 ? [`${missing} company-years are listed, and the publisher has no figures of them`] : []),
    ...(several > 0
      ? [`${several} company-years have several disclosures of one source, and nobody says which counts`]
      : []),
  ]
  return { files: [{ name: `nzdpu-${gathering.today}.ndjson.gz`, bytes }], remarks }
}

export const nzdpu: LiveSource = {
  id: 'nzdpu',
  baseUrl: 'https://nzdpu.com/wis',
  key: { variable: 'NZDPU_API_KEY', header: 'x-api-key', from: 'https://nzdpu.com (sign up, it is free)' },
  needsContact: false,
  everyDays: 30,
  atOnce,
  leastIntervalMs: 0,
  timeoutMs: 60_000,
  maxBytes: 20 * 1024 * 1024,
  byHand: 'There is no file to fetch by hand: ask the publisher (https://nzdpu.com) to let programs in.',
  probe: {
    path: `/coverage/companies?${query({ limit: 1, start: 0 })}`,
    describe: (json) => {
      const { total, items } = parseAnswer(Page, json, '/coverage/companies')
      return `${total} entries; the first is of ${items[0]?.latest_reported_year ?? 'no year'}`
    },
  },
  gather: gatherNzdpu,
}
