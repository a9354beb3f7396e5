import type { Disclosure } from '@/service/reference/records'
import { holdBackUnitErrors } from '@/service/sources/hold-back-unit-errors'
import { groupBy } from '@/service/sources/tables/group-by'
import { baseName, type EmissionField, printedFigure, toEmissions } from '@/service/sources/tables/printed-figures'
import { type PlainRow, readSheetRows, refuseUnreadable } from '@/service/sources/tables/read-table'
import type { RefusedRow, SourceReading, SourceRecord } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { type HeldFigures, withoutFigures } from '@/service/sources/tables/without-figures'
import { emissionsSheet, type Figure, type ReportAddress, readEmissionRows } from './read-emission-rows'
import {
  type Company,
  companyWithoutFundamentals,
  fundamentalsSheet,
  OS_CLIMATE_FILE,
  readFundamentals,
} from './read-fundamentals'
import { generationOnly, generationOnlyDate, projectedYears, reviewedFigures } from './reviewed-rows'

export { OS_CLIMATE_FILE } from './read-fundamentals'

type YearDisclosure = Omit<Disclosure, 'companyId'>

/**
 * The OS-Climate sample: companies and segments with emissions of 2015 to 2022 as the project read them from reports. Of several
 * reports the latest counts for a year. Its revenue is filed under dates that do not match its year and is used at most as a
 * measure of size. Throws SourceFileError for an unexpected heading, word, unit or cell.
 */
export async function readOsClimateItr(bytes: Uint8Array): Promise<SourceReading> {
  return readOsClimateItrRows({
    fundamentals: await readSheetRows(OS_CLIMATE_FILE, bytes, fundamentalsSheet),
    emissions: await readSheetRows(OS_CLIMATE_FILE, bytes, emissionsSheet),
  })
}

export type OsClimateItrRows = { fundamentals: readonly PlainRow[]; emissions: readonly PlainRow[] }

/** Like the function above, but from the rows of its two sheets. Throws SourceFileError where there is no company. */
export function readOsClimateItrRows(rows: OsClimateItrRows): SourceReading {
  for (const row of [...rows.fundamentals, ...rows.emissions]) refuseUnreadable(OS_CLIMATE_FILE, row)
  const { companies, refused } = readFundamentals(rows.fundamentals)
  const { figures, addresses } = readEmissionRows(rows.emissions)
  const figuresById = groupBy(figures, ({ id }) => id)
  const addressesById = groupBy(addresses, ({ id }) => id)
  for (const [id, [first]] of figuresById) {
    const known = companies.get(id)
    if (!first) continue
    if (!known) companies.set(id, companyWithoutFundamentals(first.name, id, first.lei))
    else if (![known.name, ...known.otherNames].includes(first.name)) {
      companies.set(id, { ...known, otherNames: [...known.otherNames, first.name] })
    }
  }
  const records: SourceRecord[] = []
  for (const [id, company] of companies) {
    const settled = chooseYears(company, figuresById.get(id) ?? [], addressesById.get(id) ?? [])
    records.push(toRecord(company, settled.disclosures))
    refused.push(...settled.refused)
  }
  return withRecords(OS_CLIMATE_FILE, { records, refused })
}

function toRecord(company: Company, disclosures: readonly YearDisclosure[]): SourceRecord {
  return {
    ...company,
    source: 'os-climate-itr',
    hqSubregion: null,
    website: null,
    tickers: [],
    commitment: null,
    disclosures,
  }
}

function chooseYears(
  company: Company,
  figures: readonly Figure[],
  addresses: readonly ReportAddress[],
): { disclosures: YearDisclosure[]; refused: RefusedRow[] } {
  const refused: RefusedRow[] = []
  const disclosures: YearDisclosure[] = []
  const projected = projectedYears[company.recordId]
  const reason = generationOnly[company.recordId]
  const heldBack = figures.filter(({ reportDate }) => reason !== undefined && reportDate === generationOnlyDate)
  if (reason !== undefined && heldBack.length > 0) refused.push(refusal(heldBack, reason))
  const figuresByYear = groupBy(
    figures.filter((figure) => !heldBack.includes(figure)),
    ({ year }) => year,
  )
  for (const year of [...figuresByYear.keys()].sort()) {
    const ofYear = figuresByYear.get(year) ?? []
    if (projected?.year === year) {
      refused.push(refusal(ofYear, `${company.name}: ${projected.reason}`))
      continue
    }
    const chosen = [...groupBy(ofYear, disclosedField).values()].flatMap((candidates) => {
      const latest = latestFigures(candidates)
      if (new Set(latest.map(({ kilograms }) => kilograms)).size === 1) return latest.slice(0, 1)
      const amounts = latest.map(({ kilograms }) => kilograms / 1000).join(' t and ')
      refused.push(refusal(latest, `${company.name} ${year}: one report says ${amounts} t for one and the same figure`))
      return []
    })
    if (chosen.length > 0) disclosures.push(toDisclosure(company, year, chosen, addresses))
  }
  const reviewed = withoutFigures(disclosures, reviewedFigures[company.recordId] ?? [], company.name, OS_CLIMATE_FILE)
  const checked = holdBackUnitErrors(reviewed.disclosures, company.name, OS_CLIMATE_FILE)
  // Last, because zeros of scope 2 that mean a blank have been removed by then.
  const doubtful = [...checked.disclosures.flatMap(blankScope2), ...doubtfulScope3(checked.disclosures)]
  const settled = withoutFigures(checked.disclosures, doubtful, company.name, OS_CLIMATE_FILE)
  return {
    disclosures: settled.disclosures,
    refused: [...refused, ...reviewed.refused, ...checked.refused, ...settled.refused],
  }
}

/** Finds figures of scopes 1 and 2 that equal scope 1 exactly, while no scope 2 of 0 is stated: the sheet added a blank. */
function blankScope2({ year, emissions }: YearDisclosure): HeldFigures[] {
  const { scope1Kg, scope2Kg, scope2LocationKg, scope2MarketKg } = emissions
  if (scope1Kg === undefined || [scope2Kg, scope2LocationKg, scope2MarketKg].includes(0)) return []
  const fields = (['scope1And2Kg', 'scope1And2LocationKg', 'scope1And2MarketKg'] as const).filter(
    (field) => emissions[field] === scope1Kg,
  )
  if (fields.length === 0) return []
  return [{ years: [year], fields, because: 'scopes 1 and 2 equal scope 1: a blank scope 2 was added as 0' }]
}

/** A figure of millions of tonnes with this many digits comes from a computation, not from a report. */
const computedDigits = 10
const sumsOfScope3 = ['scope3Kg', 'totalKg'] as const

/**
 * Finds scope 3 that cannot be traced to a report, or that no report states: a total without its categories where the sheet has
 * no address of a report, one with more digits than reports print, and one that is the same in two years. The sample mixes
 * modelled scope 3 with stated scope 3 and does not mark which is which (Shell, Saudi Aramco, BP).
 */
function doubtfulScope3(disclosures: readonly YearDisclosure[]): HeldFigures[] {
  return disclosures.flatMap(({ year, emissions, document, printed }): HeldFigures[] => {
    const total = emissions.scope3Kg
    if (total === undefined || total === 0) return []
    const isRepeated = disclosures.some((other) => other.year !== year && other.emissions.scope3Kg === total)
    const text = printed.find(({ field, unit }) => field === 'scope3Kg' && /^M/i.test(unit))?.printed ?? ''
    const isComputed = text.replace(/\D/g, '').replace(/^0+/, '').length >= computedDigits
    const isUntraceable = document === null && emissions.scope3CategoriesKg === undefined
    const because = isUntraceable
      ? 'a total of scope 3 without its categories and without the report it is from'
      : isComputed
        ? 'scope 3 of more digits than a report prints: it was computed'
        : isRepeated
          ? 'scope 3 that is the same in two years: no report states that'
          : null
    return because === null ? [] : [{ years: [year], fields: sumsOfScope3, because }]
  })
}

/** Returns the figures of the latest report, and among them those with the lowest rank, the most certain wording. */
function latestFigures(candidates: readonly Figure[]): Figure[] {
  const reportDate = candidates
    .map((figure) => figure.reportDate)
    .sort()
    .at(-1)
  const latest = candidates.filter((figure) => figure.reportDate === reportDate)
  const rank = Math.min(...latest.map((figure) => figure.rank))
  return latest.filter((figure) => figure.rank === rank)
}

function toDisclosure(
  company: Company,
  year: Figure['year'],
  chosen: readonly Figure[],
  addresses: readonly ReportAddress[],
): YearDisclosure {
  const emissions = toEmissions(chosen.map((figure) => [disclosedField(figure), figure.kilograms]))
  const rows = [...new Set(chosen.map(({ row }) => row))].sort((left, right) => left - right)
  return {
    source: 'os-climate-itr',
    recordId: company.recordId,
    year,
    region: 'GLOBAL',
    emissions,
    revenue: null,
    document: findReport(year, chosen, addresses),
    locator: `sheet ${emissionsSheet}, ${rows.length === 1 ? 'row' : 'rows'} ${rows.join(', ')}, column ${year}`,
    printed: chosen.map((figure) => {
      const place = { file: baseName(OS_CLIMATE_FILE), sheet: emissionsSheet, row: figure.row, column: String(year) }
      return printedFigure(disclosedField(figure), figure.printed, figure.unit, place)
    }),
  }
}

/** Returns the sheet's address of the report that most of the year's scopes come from; the column of that year comes first. */
function findReport(
  year: number,
  chosen: readonly Figure[],
  addresses: readonly ReportAddress[],
): YearDisclosure['document'] {
  const reportDate = chosen[0]?.reportDate ?? ''
  const ofReport = addresses.filter((address) => address.reportDate === reportDate)
  const address = ofReport.find((candidate) => candidate.year === year) ?? ofReport.at(-1)
  return address ? { url: address.url, title: null, page: null } : null
}

function disclosedField({ field }: Figure): EmissionField {
  return field.kind === 'scope' ? field.field : `scope3CategoriesKg.${field.category}`
}

function refusal(figures: readonly Figure[], reason: string): RefusedRow {
  const rows = [...new Set(figures.map(({ row }) => row))].join(', ')
  return { source: 'os-climate-itr', file: OS_CLIMATE_FILE, row: `${emissionsSheet} rows ${rows}`, reason }
}
