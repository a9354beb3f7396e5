import { isOld } from '@/lib/format/age'
import type { Country } from '@/lib/format/country'
import type { Format } from '@/lib/format/create-format'
import type { Mass } from '@/lib/format/mass'
import { toPoints } from '@/lib/format/score'
import type { Key } from '@/lib/messages/words'
import { hasThresholds, type ListQuestion } from '@/lib/views/address/list-in-url'
import type { ListFigure, OrganizationSummary } from '@/lib/views/answers/list-answer'
import { categoriesInWords, coverageNotes } from '@/lib/views/emissions/scope-3-coverage'
import { type RankLevel, rankLevel } from '@/lib/views/organization/rank-level'
import { type ResearchProgress, researchProgress } from '@/lib/views/organization/research-progress'
import { type ScoreRange, toRange } from '@/lib/views/organization/score-range'
import { joinWithCommas } from '@/lib/views/translate/list-words'
import { onlyPlaceInWords } from '@/lib/views/translate/only-place'
import { withPassedYear } from '@/lib/views/translate/passed-year'
import { privatePublisher } from '@/lib/views/translate/say-publisher'
import { allScopesOf, isUnidentified, isWholeFigure, scopes1And2Of } from './listed-figures'

/** `line`: points of a polyline in a box of 64 by 20; `words`: its meaning. */
export type Sparkline = { line: string; end: { x: number; y: number }; words: string }

/** `notes`: place and scopes if they are less than the column's, then the method. */
export type RowFigure = {
  mass: Mass
  year: number
  isOld: boolean
  /** Worldwide, and with everything the column names. */
  isWhole: boolean
  notes: string
  /** The notes that make it less than its column says: place and scopes. */
  less: string
  sparkline: Sparkline | null
}

export type PortfolioRow = {
  id: number
  name: string
  /** The matched company's name if it differs; null: the same, or none. */
  matchedName: string | null
  country: Country | null
  /** "one of 3 industries" for a wide sector; null: unknown. */
  industryName: string | null
  /** A short form for a line of the list. */
  industryShort: string | null
  /** The industries, if it is one of several. */
  industryGroup: string | null
  points: number | null
  /** The possible range of the score, and how many of its 100 points are known; null if the service does not say. */
  scoreRange: ScoreRange | null
  known: number | null
  /** "80th", in the reader's language. */
  percentile: string | null
  industryLevel: RankLevel
  regionLevel: RankLevel
  scopes1And2: RowFigure | null
  allScopes: RowFigure | null
  intensity: { figure: string; unit: string; year: number; isOld: boolean } | null
  hasTarget: boolean | null
  /** "Validated", "Committed", "None"; null: unknown. */
  target: string | null
  /** Names of the commitments it is known to have made. */
  commitments: string[]
  isCommitmentKnown: boolean
  confidence: string | null
  candidates: number
  labels: string[]
  /** The parent company, if the organization has no figures of its own. */
  group: string | null
  /**
   * Spend of the year by which the list is ordered, otherwise of its newest year, one amount per currency; `amounts` is null where a year
   * is asked for that has none. `inUsd` is what it is ordered by, where it was given in another currency.
   */
  spend: { amounts: string | null; year: number; inUsd: string | null } | null
  category: string | null
  buyer: string | null
  updated: string | null
  needsAttention: boolean
  /** Research ended without a company: missing data was never looked up. */
  isUnidentified: boolean
  progress: ResearchProgress
  /** The outcome of research; null while it runs, or if the service does not say. */
  recognition: 'recognised' | 'to_decide' | 'not_found' | null
}

function groupOf({ industry, industry_group: group }: OrganizationSummary, format: Format): string | null {
  if (industry?.name || group.length === 0) return null
  return joinWithCommas(
    group.map(({ name }) => format.industryName(name)),
    format,
  )
}

function industryOf({ industry, industry_group: group }: OrganizationSummary, format: Format): string | null {
  if (industry?.name) return format.industryName(industry.name)
  return group.length === 0 ? null : format.words('portfolio')('industryOneOf', { count: String(group.length) })
}

/** The common beginning of ISIC's names of manufacturing, in the languages that put it first. */
const making = /^(?:Manufacture of|Herstellung von|Tillverkning av|Fabrication (?:de la|de l’|du|des|de|d’))\s*/

/** "Food products" from "Manufacture of food products". */
function shortName(name: string | null): string | null {
  const short = name?.replace(making, '') ?? null
  return short === null || short === '' ? name : `${short.charAt(0).toUpperCase()}${short.slice(1)}`
}

type Keys = Readonly<Record<string, Key<'portfolio'>>>

const basisWords: Keys = { stated: 'basisStated', added_up: 'basisAddedUp' }

const methodWords: Keys = { market: 'methodMarket', location: 'methodLocation' }

const targetWords: Keys = {
  set: 'targetSet',
  committed: 'targetCommitted',
  removed: 'targetRemoved',
  none: 'targetNone',
}

const confidenceWords: Keys = { low: 'low', medium: 'medium', high: 'high' }

const recognitions = ['recognised', 'to_decide', 'not_found'] as const

const width = 64
const height = 20
const edge = 2

/** Rounded down: 39.9 points are fewer than 40. */
function toPointsKnown(share: number | null | undefined): number | null {
  return share == null ? null : Math.floor(share * 100)
}

/** Placed by year, so that a year without figures leaves a gap; from zero, so that a small change looks small. */
function viewSparkline(series: OrganizationSummary['emissions_series'], format: Format): Sparkline | null {
  const [first, last] = [series.at(0), series.at(-1)]
  if (!first || !last || first.year === last.year) return null
  const largest = Math.max(...series.map(({ kilograms }) => kilograms))
  if (largest <= 0) return null
  const points = series.map(({ year, kilograms }) => ({
    x: edge + ((year - first.year) / (last.year - first.year)) * (width - 2 * edge),
    y: height - edge - (Math.max(0, kilograms) / largest) * (height - 2 * edge),
  }))
  const end = points.at(-1) ?? { x: 0, y: 0 }
  return {
    line: points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '),
    end,
    words: format.words('portfolio')('sparkline', {
      first: String(first.year),
      last: String(last.year),
      from: format.massInWords(first.kilograms),
      to: format.massInWords(last.kilograms),
    }),
  }
}

function viewFigure(figure: ListFigure | null, format: Format): RowFigure | null {
  if (figure === null || figure.kilograms === null || figure.year === null) return null
  const words = format.words('portfolio')
  const [basis, method] = [basisWords[figure.basis ?? ''], methodWords[figure.scope_2_method ?? '']]
  const less = [
    figure.publishers[0] === privatePublisher ? words('statedToYou') : '',
    onlyPlaceInWords(figure, format),
    figure.covers === 'scope_1' ? words('scope1Only') : '',
    figure.scope_3_categories ? categoriesInWords(figure.scope_3_categories, format) : '',
    ...coverageNotes(figure, format),
  ]
  const notes = [...less, basis ? words(basis) : '', method ? words(method) : '']
  return {
    mass: format.mass(figure.kilograms),
    year: figure.year,
    isOld: isOld(figure.year, format),
    isWhole: isWholeFigure(figure),
    notes: joinWithCommas(notes.filter(Boolean), format),
    less: joinWithCommas(less.filter(Boolean), format),
    sparkline: viewSparkline(figure.series, format),
  }
}

function viewIntensity({ intensity }: OrganizationSummary, format: Format): PortfolioRow['intensity'] {
  const amount = intensity?.kilograms_per_unit ?? null
  if (intensity === null || amount === null || intensity.currency === null || intensity.year === null) return null
  return {
    figure: format.factor(amount),
    unit: `kg CO₂e/${intensity.currency}`,
    year: intensity.year,
    isOld: isOld(intensity.year, format),
  }
}

function viewTarget(
  { commitments, has_science_based_target: hasTarget, target_year: year }: OrganizationSummary,
  format: Format,
): string | null {
  const words = format.words('portfolio')
  const listed = targetWords[commitments.sbti ?? '']
  const { sbti } = commitments
  if (sbti !== null) return listed ? withPassedYear(words(listed), { sbti, year }, format) : null
  return hasTarget === null ? null : words(hasTarget ? 'targetSet' : 'targetNone')
}

function viewSpend(
  { own_data: own }: OrganizationSummary,
  format: Format,
  orderedYear: number | null,
): PortfolioRow['spend'] {
  const year = orderedYear ?? own?.spend[0]?.year
  if (year === undefined) return null
  const lines = own?.spend.filter((line) => line.year === year) ?? []
  const inUsd = own?.spend_in_usd.find((line) => line.year === year)?.amount ?? null
  const isConverted = orderedYear !== null && inUsd !== null && lines.some(({ currency }) => currency !== 'USD')
  return {
    amounts: lines.map(({ amount, currency }) => format.money(amount, currency)).join('; ') || null,
    year,
    inUsd: isConverted ? format.money(inUsd, 'USD') : null,
  }
}

function matchedNameOf({ name, matched_name: matched }: OrganizationSummary): string | null {
  return matched !== null && matched.toLowerCase() !== name?.toLowerCase() ? matched : null
}

/** Both thresholds must be crossed; unknown values cross none. */
export function isBeyond(summary: OrganizationSummary, thresholds: Pick<ListQuestion, 'below' | 'above'>): boolean {
  const kilograms = summary.latest_emissions?.kilograms ?? null
  if (!hasThresholds(thresholds) || summary.score === null || kilograms === null) return false
  return summary.score < thresholds.below / 100 && kilograms > thresholds.above * 1000
}

export function viewRow(
  summary: OrganizationSummary,
  format: Format,
  thresholds: Pick<ListQuestion, 'below' | 'above'> = { below: null, above: null },
  spendYear: number | null = null,
): PortfolioRow {
  const { industry_score_percentile: percentile, commitments } = summary
  const { race_to_zero: race, global_compact: compact, climate_pledge: pledge, net_zero_target: netZero } = commitments
  const words = format.words('portfolio')
  const confidence = confidenceWords[summary.confidence ?? '']
  return {
    id: summary.id,
    name: summary.name ?? words('organizationNumber', { id: String(summary.id) }),
    matchedName: matchedNameOf(summary),
    country: summary.hq_region === null ? null : format.country(summary.hq_region),
    industryName: industryOf(summary, format),
    industryShort: shortName(industryOf(summary, format)),
    industryGroup: groupOf(summary, format),
    points: summary.score === null ? null : toPoints(summary.score),
    scoreRange: toRange(summary.score_range),
    known: toPointsKnown(summary.known_share),
    percentile: percentile === null ? null : words('percentileOrdinal', { value: Math.floor(percentile) }),
    industryLevel: rankLevel(summary.industry_rank, format),
    regionLevel: rankLevel(summary.region_rank, format),
    scopes1And2: viewFigure(scopes1And2Of(summary), format),
    allScopes: viewFigure(allScopesOf(summary), format),
    intensity: viewIntensity(summary, format),
    hasTarget: summary.has_science_based_target,
    target: viewTarget(summary, format),
    commitments: [
      netZero ? words('netZero') : '',
      race ? words('raceToZero') : '',
      compact ? words('globalCompact') : '',
      pledge ? words('climatePledge') : '',
    ].filter(Boolean),
    isCommitmentKnown: [race, compact, pledge, netZero].some((answer) => answer !== null),
    confidence: confidence && summary.score !== null ? words(confidence) : null,
    candidates: summary.open_candidates ?? 0,
    labels: summary.labels,
    group: summary.group,
    spend: viewSpend(summary, format, spendYear),
    category: summary.own_data?.category ?? null,
    buyer: summary.own_data?.buyer ?? null,
    updated: summary.updated_at === null ? null : format.day(summary.updated_at.slice(0, 10)),
    needsAttention: isBeyond(summary, thresholds),
    isUnidentified: isUnidentified(summary),
    progress: researchProgress(summary.status, summary.is_identified !== false, format),
    recognition: recognitions.find((one) => one === summary.recognition) ?? null,
  }
}
