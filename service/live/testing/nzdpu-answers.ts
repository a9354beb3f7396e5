import type { Handler } from './start-stand-in'
import { sendJson } from './start-stand-in'

/** Number of companies, and the reporting years that each of them has. */
export type NzdpuCompanies = { count: number; years: readonly number[] }

const jurisdictions = {
  'United Kingdom of Great Britain and Northern Ireland': 'GB',
  'United States of America': 'US',
  Japan: 'JP',
}
const names = Object.keys(jurisdictions)

/** Syllables of names, such that no two companies have similar ones and are joined. */
const syllables = [
  'bar',
  'dol',
  'fen',
  'gim',
  'hul',
  'jat',
  'kel',
  'lor',
  'mun',
  'nap',
  'pir',
  'quo',
  'ras',
  'sev',
  'tam',
  'vid',
]

export function nameOfCompany(number: number): string {
  let rest = number + 4096
  let word = ''
  for (; rest > 0; rest = Math.floor(rest / 16)) word += syllables[rest % 16]
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} Works`
}

function itemOf(number: number, year: number) {
  return {
    nz_id: 1000 + number,
    company_name: nameOfCompany(number),
    alias: '—',
    lei: 'Information Not Available',
    jurisdiction: names[number % names.length],
    sics_sector: 'Resource Transformation',
    sics_sub_sector: 'Industrials',
    sics_industry: 'Industrial Machinery & Goods',
    latest_reported_year: year,
    source: 'CDP',
    active: true,
  }
}

/** Scope 1 of a company and year, in tonnes. */
export function scope1Of(number: number, year: number): number {
  return 10_000 + number + (year - 2000) * 10
}

function detailsOf(number: number, year: number) {
  const values: Record<string, unknown> = {
    reporting_year: year,
    date_start_reporting_year: `${year}-01-01`,
    date_end_reporting_year: `${year}-12-31`,
    org_boundary_approach: 'Operational control',
    total_s1_emissions_ghg: scope1Of(number, year),
    total_s1_emissions_co2: scope1Of(number, year) - 5,
    s1_emissions_method: 'GHG Protocol',
    total_s2_lb_emissions_ghg: 5000 + number,
    total_s2_mb_emissions_ghg: 4000 + number,
    total_s3_emissions_ghg: 90_000 + number,
    total_s3_ghgp_c1_emissions_ghg: 60_000 + number,
    total_s3_ghgp_c6_emissions_ghg: 'Information Not Available',
    total_s3_ghgp_c11_emissions_ghg: 20_000,
    s3_ghgp_c1_emissions_relevancy: 'Relevant, calculated',
    disclosure_source: 'CDP',
  }
  const units = Object.fromEntries(
    Object.keys(values).flatMap((name) => (/_ghg$|_co2$/.test(name) ? [[name, 'tCO2e']] : [])),
  )
  return { name: nameOfCompany(number), lei: null, values, units, last_updated: `${year + 1}-06-30T00:00:00Z` }
}

export const nzdpuKey = 'key-of-the-tests'

/** Answers like NZDPU's interface, as public code and documents describe it. */
export function answerAsNzdpu({ count, years }: NzdpuCompanies): Handler {
  const total = count * years.length
  return (request, response, url) => {
    if (request.headers['x-api-key'] !== nzdpuKey) return sendJson(response, { detail: 'Invalid API key' }, 401)
    if (url.pathname === '/coverage/companies') {
      const start = Number(url.searchParams.get('start'))
      const limit = Number(url.searchParams.get('limit'))
      const places = Array.from({ length: Math.max(0, Math.min(limit, total - start)) }, (_, index) => start + index)
      const items = places.map((place) => itemOf(Math.floor(place / years.length), years[place % years.length] ?? 0))
      return sendJson(response, { start, end: start + items.length, total, items })
    }
    if (url.pathname === '/coverage/companies/jurisdictions') return sendJson(response, { jurisdictions })
    const [, id] = /^\/coverage\/companies\/(\d+)\/disclosure-details$/.exec(url.pathname) ?? []
    const number = Number(id) - 1000
    const year = Number(url.searchParams.get('year'))
    if (id === undefined || number >= count || !years.includes(year)) {
      return sendJson(response, { detail: { submission: 'No submission found' } }, 404)
    }
    const etag = `"${id}-${year}"`
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
    sendJson(response, detailsOf(number, year), 200, { etag })
  }
}
