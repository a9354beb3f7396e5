import type { VerifiedFigure } from '@/service/storage/documents/document-figures'
import type { StoredPerformance } from '@/service/storage/research/outcome'
import { toExtracted } from './extracted-figure'

/**
 * Adds the revenue that a person verified in the organization's own reports (docs/decisions/0031). It replaces a public source's revenue
 * of that year, which loses nothing, as revenue is one figure. `figures` are in the order of decisions; the report behind the year's
 * emissions is preferred, then the newest.
 */
export function mergeRevenue(
  performances: readonly StoredPerformance[],
  figures: readonly VerifiedFigure[],
): StoredPerformance[] {
  const years = new Map<number, VerifiedFigure[]>()
  for (const figure of figures) {
    const year = figure.correctedYear ?? figure.year
    years.set(year, [...(years.get(year) ?? []), figure])
  }
  const merged = [...performances]
  for (const [year, ofYear] of years) {
    const index = merged.findIndex((one) => one.year === year && one.region === 'GLOBAL')
    const known = merged[index] ?? empty(year)
    const stated = withRevenue(known, choose(ofYear, known.extraction?.documentId))
    if (index < 0) merged.push(stated)
    else merged[index] = stated
  }
  return merged
}

function empty(year: number): StoredPerformance {
  return { year, region: 'GLOBAL', emissions: {}, revenue: null, documents: [], sources: [] }
}

/** Of several decisions about one report the last one counts. */
function choose(figures: readonly VerifiedFigure[], preferred: number | undefined): VerifiedFigure | undefined {
  const newest = Math.max(...figures.map(({ documentId }) => documentId))
  return (
    figures.findLast(({ documentId }) => documentId === preferred) ??
    figures.findLast(({ documentId }) => documentId === newest)
  )
}

/** An amount without a currency is not used: it could not be compared. */
function withRevenue(known: StoredPerformance, figure: VerifiedFigure | undefined): StoredPerformance {
  const amount = figure?.correctedValue ?? figure?.value
  const currency = figure?.correctedCurrency ?? figure?.currency
  if (!figure || amount === undefined || amount <= 0 || !currency) return known
  const { period, ...rest } = known
  const { documentId, organizationId, documentName: name, documentUrl: url } = figure
  const ofReport = known.extraction?.documentId === documentId
  const { documents, sources } = ofEmissions(known)
  return {
    ...rest,
    revenue: { amount, currency },
    // If both state the same revenue, the publisher's fiscal year is the report's too; otherwise its months are unknown.
    ...(period && agrees(known, amount, currency) && { period }),
    documents: ofReport
      ? documents.map((one, at) => (at === 0 ? { ...one, page: addPage(one.page, figure.page) } : one))
      : [...documents, { url, title: name, page: String(figure.page) }],
    sources: ofReport ? sources : [...sources, name],
    revenueExtraction: { documentId, organizationId, name, figures: { revenue: toExtracted(figure) } },
  }
}

function agrees({ revenue }: StoredPerformance, amount: number, currency: string): boolean {
  return revenue?.currency === currency && Math.abs(revenue.amount - amount) <= 0.01 * amount
}

/** Keeps the publisher of the emissions and removes the earlier publisher of the revenue. */
function ofEmissions({ emissions, revenue, documents, sources }: StoredPerformance) {
  if (revenue === null) return { documents, sources }
  if (Object.keys(emissions).length === 0) return { documents: [], sources: [] }
  return { documents: sources.length > 1 ? documents.slice(0, 1) : documents, sources: sources.slice(0, 1) }
}

function addPage(pages: string | null, page: number): string {
  const all = new Set([...(pages ?? '').split(', ').filter((one) => one !== ''), String(page)])
  return [...all].sort((a, b) => Number(a) - Number(b)).join(', ')
}
