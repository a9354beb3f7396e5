import type { PrintedFigure } from '@/service/reference/records'
import { groupBy } from '@/service/sources/tables/group-by'
import { baseName, printedFigure } from '@/service/sources/tables/printed-figures'
import { tonnesToKilograms } from '@/service/sources/tables/read-number'
import type { PlainRow } from '@/service/sources/tables/read-table'
import type { SourceReading, SourceRecord } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { parentPlace } from './parent-place'
import { GHGRP_PARENT_FILES, type Owner, readOwnerRows, readOwners, SHARE_COLUMN } from './read-owners'
import { readSiteRows, readSites, type SiteSheets } from './read-sites'
import { type ParentYear, resolveParents } from './resolve-parents'
import type { GhgrpYear } from './sheets'

export { GHGRP_PARENT_FILES } from './read-owners'
export { GHGRP_FILES } from './read-sites'

/** The bytes of EPA's workbook of one year and of the parent file of the same year. */
export type GhgrpBytes = { sites: Uint8Array; parents: Uint8Array }

/**
 * Scope 1 of the sites in the United States that report to EPA's Greenhouse Gas Reporting Program, 2020 and 2023, by owner: one
 * record per parent, each site's tonnes multiplied by the share owned. Region "US", never "GLOBAL". Throws SourceFileError for an
 * unexpected sheet, heading or cell.
 */
export async function readEpaGhgrp(files: Readonly<Record<GhgrpYear, GhgrpBytes>>): Promise<SourceReading> {
  return toReading([await readYear(2020, files[2020]), await readYear(2023, files[2023])])
}

/** Like the function above, but from the rows of the files' sheets. */
export function readEpaGhgrpRows(files: Readonly<Record<GhgrpYear, GhgrpRows>>): SourceReading {
  const read = (year: GhgrpYear) =>
    resolveParents(year, readSiteRows(year, files[year].sites), readOwnerRows(year, files[year].parents))
  return toReading([read(2020), read(2023)])
}

export type GhgrpRows = { sites: SiteSheets; parents: readonly PlainRow[] }

function toReading(years: readonly ReturnType<typeof resolveParents>[]): SourceReading {
  const byParent = groupBy(
    years.flatMap(({ parents }) => parents),
    ({ key }) => key,
  )
  const records = [...byParent].map(([key, ofParent]) => toRecord(key, ofParent))
  return withRecords(GHGRP_PARENT_FILES[2023], { records, refused: years.flatMap(({ refused }) => refused) })
}

async function readYear(year: GhgrpYear, { sites, parents }: GhgrpBytes) {
  return resolveParents(year, await readSites(year, sites), await readOwners(year, parents))
}

function toRecord(key: string, years: readonly ParentYear[]): SourceRecord {
  const latest = years.at(-1)?.owners ?? []
  const spellings = spellingsOf(years)
  const name = spellings[0] ?? key
  return {
    source: 'epa-ghgrp',
    recordId: key,
    name,
    otherNames: spellings.slice(1).sort(),
    ...parentPlace(name, latest),
    website: null,
    identifiers: [],
    tickers: [],
    sector: null,
    sizeUsd: null,
    isPart: false,
    commitment: null,
    disclosures: years.map((parent) => toDisclosure(parent)),
  }
}

function toDisclosure(parent: ParentYear): SourceRecord['disclosures'][number] {
  const { year, key, tonnes, owners, without } = parent
  const file = baseName(GHGRP_PARENT_FILES[year])
  const gaps = without.length === 0 ? '' : `; without Facility Id ${without.join(', ')}, whose shares do not make 100%`
  return {
    source: 'epa-ghgrp',
    recordId: key,
    year,
    region: 'US',
    // Shares are printed to a hundredth of a percent, so rounding to whole kilograms loses nothing.
    emissions: { scope1Kg: Math.round(tonnesToKilograms(tonnes)) },
    revenue: null,
    document: { url: null, title: `US EPA Greenhouse Gas Reporting Program, reporting year ${year}`, page: null },
    locator: `${file} rows ${rowRanges(owners)}: total of each Facility Id x percent ownership${gaps}`,
    printed: printedSites(parent),
  }
}

/** One printed figure for each row of a site, with the share of it that counts. */
function printedSites({ year, siteRows }: ParentYear): PrintedFigure[] {
  const file = baseName(GHGRP_PARENT_FILES[year])
  return siteRows.map(({ site, owner }) => ({
    ...printedFigure('scope1Kg', site.tonnes, 't CO2e', site.place),
    label: site.name,
    share: owner.percent ?? 0,
    sharePlace: { file, ...(owner.sheet && { sheet: owner.sheet }), row: owner.row, column: SHARE_COLUMN },
  }))
}

/** Spellings of a parent, the most frequent one of the latest year first; of two equally frequent ones the alphabetically first. */
function spellingsOf(years: readonly ParentYear[]): string[] {
  const counts = new Map<string, number>()
  for (const [age, { owners }] of years.toReversed().entries()) {
    // Names of the earlier year only decide between names that are equally frequent in the later one.
    for (const { parent } of owners) counts.set(parent, (counts.get(parent) ?? 0) + (age === 0 ? 1 : 1e-6))
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([spelling]) => spelling)
}

/** "2, 5-9" */
function rowRanges(owners: readonly Owner[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const row of [...new Set(owners.map((owner) => owner.row))].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last.to === row - 1) last.to = row
    else ranges.push({ from: row, to: row })
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ')
}
