import { amountOfPrinted } from '@/service/reference/printed-amount'
import type { DisclosedEmissions, Disclosure, PrintedFigure, SourceId } from '@/service/reference/records'

/** One printed figure of a site. */
export type SiteFigure = { year: number; printed: PrintedFigure & { field: 'scope1Kg' | 'scope1And2Kg' } }

/**
 * Returns a disclosure for each year: the sum over an owner's sites in a country's register.
 * @param about what a reader must know about the sum; appended to its locator
 */
export function sumOfSites(
  owner: { source: SourceId; recordId: string; region: string; document: Disclosure['document']; about: string },
  figures: readonly SiteFigure[],
): Omit<Disclosure, 'companyId'>[] {
  const years = [...new Set(figures.map(({ year }) => year))].toSorted((a, b) => a - b)
  return years.map((year) => {
    const printed = figures.filter((figure) => figure.year === year).map((figure) => figure.printed)
    const rows = printed.flatMap(({ place }) => place.row ?? [])
    const emissions: DisclosedEmissions = {}
    for (const figure of printed) {
      emissions[figure.field] = roundedSum(emissions[figure.field] ?? 0, amountOfPrinted(figure) ?? Number.NaN)
    }
    const { source, recordId, region, document, about } = owner
    const where = rows.length === 1 ? `row ${rows[0]}` : `${rows.length} rows from ${rows[0]} to ${rows.at(-1)}`
    return {
      source,
      recordId,
      year,
      region,
      emissions,
      revenue: null,
      document,
      locator: `${where}, ${about}`,
      printed,
    }
  })
}

/** Removes the error of binary fractions. */
function roundedSum(one: number, other: number): number {
  return Number((one + other).toPrecision(15))
}
