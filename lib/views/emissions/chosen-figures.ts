import type { ListFigure } from '@/lib/views/answers/list-answer'
import type { OrganizationAnswer, PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import { scope3Categories } from '@/service/contract/organization/scope-3-categories'
import { type ChosenFigure, type ChosenFigures, chooseFigures, newestYears } from '@/service/figures/choose-figures'
import { isFinancial, type ReportedYear } from '@/service/figures/emission-amounts'
import type { MethodChoice } from './scope-figures'
import { type Region, regionsOf, yearsOf } from './worldwide'

type Fields = ReportedYear['emissions']

function known(fields: Readonly<Record<keyof Fields, Fields[keyof Fields] | null>>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
}

/**
 * The figures of an answer in the service's form, optionally with scope 2 by one method only: stated totals, whose method is not named,
 * are then left out.
 */
export function disclosedIn({ emissions }: PerformanceAnswer, method: MethodChoice = 'any'): Fields {
  const { scope_1, scope_2, scope_1_and_2: both, scope_3, total } = emissions
  const is = (one: MethodChoice) => method === 'any' || method === one
  const categories = Object.fromEntries(
    scope3Categories.flatMap((category, index) => {
      const kilograms = scope_3[category]
      return kilograms === null ? [] : [[String(index + 1), kilograms]]
    }),
  )
  const hasCategories = Object.keys(categories).length > 0
  const byMethod = scope_2.total_market_based ?? scope_2.total_location_based
  return known({
    scope1Kg: scope_1.total ?? scope_1.sum,
    scope2MarketKg: is('market') ? scope_2.total_market_based : null,
    scope2Kg: method === 'any' ? (scope_2.total ?? (byMethod === null ? scope_2.sum : null)) : null,
    scope2LocationKg: is('location') ? scope_2.total_location_based : null,
    scope1And2MarketKg: is('market') ? both.total_market_based : null,
    scope1And2Kg: method === 'any' ? both.total : null,
    scope1And2LocationKg: is('location') ? both.total_location_based : null,
    // A service may give a sum without categories.
    scope3Kg: scope_3.total ?? (hasCategories ? null : scope_3.sum),
    scope3CategoriesKg: hasCategories ? categories : null,
    totalKg: method === 'any' ? total : null,
  })
}

export function isOfFinancial({ industry, industry_group: group }: OrganizationAnswer): boolean {
  return isFinancial(industry?.id ? [industry.id] : group.map(({ id }) => id ?? ''))
}

/** The years of some places, newest first; worldwide is "GLOBAL". */
export function reportedYears(
  organization: OrganizationAnswer,
  regions: readonly Region[] = ['worldwide', ...regionsOf(organization)],
  method: MethodChoice = 'any',
): ReportedYear[] {
  return regions.flatMap((region) =>
    yearsOf(organization, region)
      .toReversed()
      .map((performance) => ({
        year: performance.year,
        region: region === 'worldwide' ? 'GLOBAL' : region,
        emissions: disclosedIn(performance, method),
        sources: performance.publishers,
        isOurSum: performance.emissions.scope_1.total === null,
      })),
  )
}

/** The amounts that represent an organization in a list, on a page, in a comparison and in an export. */
export function chosenFigures(
  organization: OrganizationAnswer,
  regions?: readonly Region[],
  method?: MethodChoice,
): ChosenFigures {
  return chooseFigures(reportedYears(organization, regions, method), isOfFinancial(organization))
}

/** Renamed to the fields of a list. */
export function toListed(figure: ChosenFigure): ListFigure {
  return {
    year: figure.year,
    region: figure.region,
    kilograms: figure.kilograms,
    covers: figure.covers,
    basis: figure.basis,
    scope_2_method: figure.scope2Method,
    scope_3_categories: figure.scope3Categories,
    scope_3_coverage: figure.scope3Coverage,
    lacks_investments: figure.lacksInvestments,
    publishers: [...figure.sources],
    series: newestYears(figure.series).map(([year, kilograms]) => ({ year, kilograms })),
  }
}
