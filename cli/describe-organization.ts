import type { Organization, OrganizationSummary } from '@/client/src/client'
import { isSettled } from '@/service/contract/status'

export const unknown = 'not known'

/** "3,260,000,000 kg CO2e" */
export function kilograms(value: number | null | undefined): string {
  return value === null || value === undefined
    ? unknown
    : `${value.toLocaleString('en', { maximumFractionDigits: 0 })} kg CO2e`
}

function said(value: string | number | boolean | null | undefined): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  return value === null || value === undefined || value === '' ? unknown : String(value)
}

function newestOf(performances: Organization['performances']): Organization['performances'][number] | undefined {
  return [...performances].sort((a, b) => b.year - a.year)[0]
}

/** The status of its near-term target; if the list has none, the day of the list. */
function targetOf({ sbti }: Organization): string {
  const entry = sbti.data[0]
  if (entry !== undefined) return said(entry.near_term.target_status)
  return sbti.last_retrieved_at === null ? unknown : `not in the list of ${sbti.last_retrieved_at}`
}

/** What is not there is missing in our sources only if research has ended and had a company to look up. */
function describeMissing({ status, matching_organization: company }: Organization): {
  company: string
  figures: string
} {
  if (!isSettled(status)) return { company: 'not identified so far', figures: 'not known so far' }
  if (company === null) return { company: 'not identified, so nothing was looked up', figures: 'not looked up' }
  return { company: unknown, figures: 'not known in our sources' }
}

/** An organization for a terminal: one line per fact, with unit, year and source. */
export function describeOrganization(organization: Organization): string[] {
  const { performances } = organization
  const newest = newestOf(performances.filter(({ region }) => region === 'GLOBAL')) ?? newestOf(performances)
  const industry = organization.industry?.name ?? organization.industry_group.map(({ name }) => name).join(' or ')
  const missing = describeMissing(organization)
  return [
    `${organization.name}  (id ${organization.id}, ${organization.status})`,
    `  country      ${said(organization.hq_region)}`,
    `  industry     ${said(industry)}`,
    `  company      ${organization.matching_organization?.name ?? missing.company}`,
    `  score        ${said(organization.score)} of 1, confidence ${said(organization.industry_confidence)}`,
    ...(newest === undefined ? [`  emissions    ${missing.figures}`] : describeYear(newest)),
    `  SBTi         ${targetOf(organization)}`,
    `  Climate Pledge  ${said(organization.climate_pledge.signed)}`,
  ]
}

/** By whichever method is known. */
function scope2Of(scope2: Organization['performances'][number]['emissions']['scope_2']): string {
  const { total, sum, total_market_based: market, total_location_based: location } = scope2
  if ((total ?? sum) !== null) return kilograms(total ?? sum)
  if (market !== null) return `${kilograms(market)}, market based`
  return location === null ? unknown : `${kilograms(location)}, location based`
}

/** Scopes 1 and 2, if a source only has them as one figure. */
function describeBoth(both: Organization['performances'][number]['emissions']['scope_1_and_2']): string[] {
  const { total, total_market_based: market, total_location_based: location } = both
  const known = total ?? market ?? location
  return known === null ? [] : [`    scopes 1+2     ${kilograms(known)}`]
}

function describeYear(performance: Organization['performances'][number]): string[] {
  const { emissions, year, region, revenue, revenue_currency: currency, publishers } = performance
  const place = region === 'GLOBAL' ? 'worldwide' : region
  return [
    `  year         ${year}, ${place}, from ${publishers.join('; ') || unknown}`,
    `    scope 1        ${kilograms(emissions.scope_1.total ?? emissions.scope_1.sum)}`,
    `    scope 2        ${scope2Of(emissions.scope_2)}`,
    ...describeBoth(emissions.scope_1_and_2),
    `    scope 3        ${kilograms(emissions.scope_3.total ?? emissions.scope_3.sum)}`,
    `    all scopes     ${kilograms(emissions.total ?? emissions.sum)}`,
    `    revenue        ${revenue === null ? unknown : `${revenue.toLocaleString('en')} ${currency}`}`,
  ]
}

/** ", US only": an amount of one country is not the whole company's. */
function placeOf(region: string | null): string {
  return region === null || region === 'GLOBAL' ? '' : `, ${region} only`
}

/** A row of the list: id, name, country, emissions with year, score, status. */
export function describeRow(summary: OrganizationSummary): string[] {
  const { all_scopes: figure, scopes_1_and_2: smaller } = summary
  const shown = figure ?? smaller
  return [
    String(summary.id),
    summary.name,
    said(summary.hq_region),
    shown ? `${kilograms(shown.kilograms)}${figure ? '' : ' (1+2)'}, ${shown.year}${placeOf(shown.region)}` : unknown,
    said(summary.score),
    summary.status,
  ]
}

export const rowHeadings = ['id', 'name', 'country', 'emissions', 'score', 'status']
