import type { Context } from '@/service/context'
import type { Methodology } from '@/service/contract/methodology'
import { buildLevels } from '@/service/reference/industries/industry-levels'
import type { Thresholds } from '@/service/reference/rank-levels'
import { confidenceFrom, groups, indicators, possibleOf, scoringVersion } from '@/service/scoring/methodology'
import { principles } from '@/service/scoring/principles'
import { categoriesOfAnyIndustry, relevantCategoriesTable } from '@/service/scoring/relevant-categories'

const levelNames = ['very_low', 'low', 'medium', 'high', 'very_high'] as const

function toLevels(thresholds: Thresholds | null): Methodology['levels'][number]['levels'] {
  return levelNames.map((level, index) => ({ level, at_most: thresholds?.[index] ?? null }))
}

function twoDigits(division: number): string {
  return String(division).padStart(2, '0')
}

function presentCategories(): Methodology['relevant_scope_3_categories'] {
  const rows = relevantCategoriesTable.map(({ from, to, what, categories }) => ({
    divisions: from === to ? twoDigits(from) : `${twoDigits(from)}-${twoDigits(to)}`,
    what,
    categories: [...categories],
  }))
  return [...rows, { divisions: 'unknown', what: 'Industry not known', categories: [...categoriesOfAnyIndustry] }]
}

function presentLevels({ reference, industryFigures }: Pick<Context, 'reference' | 'industryFigures'>) {
  const levels = buildLevels(industryFigures.factors, reference.countries)
  const { industries, countries } = reference
  const isWithout = (id: string) => levels.industryKgPerUsd(id) === null
  const unknownCountries = countries.all.filter(({ carbonIntensity }) => carbonIntensity === null)
  return [
    {
      id: 'industries',
      title: 'Industries, by emission factor (industry_rank)',
      unit: 'kg CO2e per US dollar',
      figures: industries.all.filter(({ id }) => !isWithout(id)).length,
      levels: toLevels(levels.industryThresholds),
      without_figure: industries.all.filter(({ id }) => isWithout(id)).map(({ id, name }) => `${id} ${name}`),
    },
    {
      id: 'countries',
      title: 'Countries, by fossil CO2 per dollar of GDP (region_rank)',
      unit: 'kg CO2 per US dollar of GDP',
      figures: countries.all.filter(({ carbonIntensity }) => carbonIntensity !== null).length,
      levels: toLevels(levels.regionThresholds),
      without_figure: unknownCountries.map(({ name }) => name),
      regions_without_figure: unknownCountries.map(({ code }) => code),
    },
  ]
}

/** The methodology as it is: the table that scores are computed with, and the thresholds of levels in the loaded data. */
export function readMethodology(ctx: Pick<Context, 'reference' | 'industryFigures'>): Methodology {
  return {
    version: scoringVersion,
    points: 100,
    principles: principles.map((one) => ({ ...one })),
    confidence: [
      { level: 'high', from_known_share: confidenceFrom.high },
      { level: 'medium', from_known_share: confidenceFrom.medium },
      { level: 'low', from_known_share: 0 },
    ],
    groups: groups.map(({ id, title, about }) => ({
      id,
      title,
      about,
      possible: possibleOf(id),
      indicators: indicators
        .filter(({ group }) => group === id)
        .map((indicator) => ({
          id: indicator.id,
          title: indicator.title,
          possible: indicator.possible,
          rules: indicator.rules.map((rule) => ({ ...rule })),
          to_earn: indicator.toEarn,
          is_in_its_hands: indicator.isInItsHands,
        })),
    })),
    relevant_scope_3_categories: presentCategories(),
    levels: presentLevels(ctx),
  }
}
