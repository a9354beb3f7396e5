import { type ChosenDisclosures, chooseDisclosures } from '@/service/companies/choose-disclosures'
import { loadCompanyProfile } from '@/service/companies/company-profile'
import type { Context } from '@/service/context'
import { type DocumentReading, DocumentScope, type PublicFigure } from '@/service/contract/documents/document'
import { publisherOf } from '@/service/organizations/present/present-performance'
import type { DisclosedEmissions } from '@/service/reference/records'

/**
 * Returns the worldwide emissions (tonnes CO2e, by year and scope) and revenue that public sources state for the matched company,
 * including those that verified figures of a report replace in the answer, so that a person can compare. Empty if no company is matched.
 */
export async function publicFigures(
  ctx: Pick<Context, 'database' | 'reference'>,
  companyId: number | null,
): Promise<Pick<DocumentReading, 'public_figures' | 'public_revenues'>> {
  const profile = companyId === null ? null : await loadCompanyProfile(ctx.database, companyId)
  const worldwide = chooseDisclosures(profile?.disclosures ?? []).filter(({ region }) => region === 'GLOBAL')
  return {
    public_figures: worldwide.flatMap((choice) => emissionsOf(ctx, choice)),
    public_revenues: worldwide.flatMap(({ year, ofRevenue }) =>
      !ofRevenue?.revenue
        ? []
        : {
            year,
            value: ofRevenue.revenue.amount,
            currency: ofRevenue.revenue.currency,
            publisher: publisherOf(ofRevenue.source, ctx.reference),
          },
    ),
  }
}

function emissionsOf(ctx: Pick<Context, 'reference'>, { year, ofEmissions }: ChosenDisclosures): PublicFigure[] {
  if (ofEmissions === null) return []
  const publisher = publisherOf(ofEmissions.source, ctx.reference)
  return cellsOf(ofEmissions.emissions).map(([scope, kilograms]) => ({
    year,
    scope,
    value: Number((kilograms / 1000).toPrecision(12)),
    publisher,
  }))
}

function cellsOf(emissions: DisclosedEmissions): [DocumentScope, number][] {
  const stated: [string, number | undefined][] = [
    ['1', emissions.scope1Kg],
    ['2', emissions.scope2Kg],
    ['2lb', emissions.scope2LocationKg],
    ['2mb', emissions.scope2MarketKg],
    ['1+2', emissions.scope1And2Kg],
    ['3', emissions.scope3Kg],
    ...Object.entries(emissions.scope3CategoriesKg ?? {}).map(([category, kilograms]): [string, number] => [
      `3.${category}`,
      kilograms,
    ]),
  ]
  return stated.flatMap(([scope, kilograms]) =>
    kilograms === undefined ? [] : [[DocumentScope.parse(scope), kilograms]],
  )
}
