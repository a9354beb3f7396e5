import type { Format } from '@/lib/format/create-format'
import { toPoints } from '@/lib/format/score'
import type { Key } from '@/lib/messages/words'
import type { OrganizationAnswer, PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import { chosenFigures, isOfFinancial, reportedYears, toListed } from '@/lib/views/emissions/chosen-figures'
import { yearlyChanges } from '@/lib/views/emissions/comparable-changes-view'
import { categoriesInWords, coverageNotes } from '@/lib/views/emissions/scope-3-coverage'
import { scopeFigures } from '@/lib/views/emissions/scope-figures'
import {
  methodWords,
  type Scope2Method,
  scope2MethodsInOrder,
  scopes1And2ByMethod,
} from '@/lib/views/emissions/scope-methods'
import { yearsOf } from '@/lib/views/emissions/worldwide'
import { viewCommitments } from '@/lib/views/organization/commitments-view'
import { toRange } from '@/lib/views/organization/score-range'
import { joinWithCommas } from '@/lib/views/translate/list-words'
import { hasPassed } from '@/lib/views/translate/passed-year'
import { privatePublisher } from '@/lib/views/translate/say-publisher'
import type { ChosenFigure } from '@/service/figures/choose-figures'
import {
  allScopesAmounts,
  type EmissionAmount,
  isWholeAmount,
  type ReportedYear,
  scopes1And2Amounts,
} from '@/service/figures/emission-amounts'

/**
 * One figure of an organization; figures of two organizations are comparable if year, method and boundary are the same. `range`: the
 * bounds of the figure if only those are known.
 */
export type Found = {
  value: number
  text: string
  year: number | null
  method: string | null
  /** What else must be equal for a comparison: the categories in a sum, the first year of a change. */
  boundary?: string
  range?: { low: number; high: number }
  /** Its method is not known, so that it may differ from another one's: such figures are in no order. */
  isUnordered?: boolean
}

export type ComparedMeasure = {
  key: string
  label: string
  /** Null: a larger figure is neither better nor worse (an amount), or only says what we have. */
  better: 'high' | 'low' | null
  /** Newest first; empty if we have none. */
  of: (organization: OrganizationAnswer) => Found[]
  /** How far two values are apart, from 0 to 1. */
  spread: (low: number, high: number) => number
  /** Why they are not comparable; null if they are. */
  refusal?: (organizations: readonly OrganizationAnswer[]) => Key<'compare'> | null
}

function newestFirst(organization: OrganizationAnswer): PerformanceAnswer[] {
  return yearsOf(organization, 'worldwide').toReversed()
}

function undated(value: number | null, write: (value: number) => string): Found[] {
  return value === null ? [] : [{ value, text: write(value), year: null, method: null }]
}

/** The amount that represents the organization first, then those of other years and methods, newest first. */
function amountsOf(
  organization: OrganizationAnswer,
  chosen: ChosenFigure | null,
  read: (emissions: ReportedYear['emissions'], others: readonly ReportedYear['emissions'][]) => EmissionAmount[],
  format: Format,
): Found[] {
  const years = reportedYears(organization, ['worldwide'])
  const found = years.flatMap(({ year, emissions, sources }) => {
    const others = years.filter((other) => other.year !== year).map((other) => other.emissions)
    return read(emissions, others).map((amount) => ({ year, amount, sources }))
  })
  const isChosen = ({ year, amount }: (typeof found)[number]) =>
    year === chosen?.year && amount.scope2Method === chosen.scope2Method
  return found
    .toSorted((one, other) => Number(isChosen(other)) - Number(isChosen(one)))
    .map((one) => foundOf(one, format))
}

/** A stated total whose method is not named has no stated method. */
function namedMethod({ scope2Method }: EmissionAmount): Scope2Method {
  return scope2Method === null || scope2Method === 'not_stated' ? 'unstated' : scope2Method
}

type AmountOfYear = Pick<ReportedYear, 'year' | 'sources'> & { amount: EmissionAmount }

/** A figure with its qualifications: not public, or less than its row covers, which is comparable only for the very same categories. */
function foundOf({ year, amount, sources }: AmountOfYear, format: Format): Found {
  const listed = toListed({ ...amount, year, region: 'GLOBAL', sources, series: [] })
  const said = [
    ...(sources[0] === privatePublisher ? [format.words('figures')('notPublic')] : []),
    ...(amount.scope3Categories ? [categoriesInWords(amount.scope3Categories, format)] : []),
  ]
  const text = joinWithCommas([format.massInWords(amount.kilograms), ...said, ...coverageNotes(listed, format)], format)
  const method = format.words('figures')(methodWords[namedMethod(amount)])
  const found = { value: amount.kilograms, text, year, method }
  return isWholeAmount(amount) ? found : { ...found, boundary: `${amount.scope3Categories} ${amount.lacksInvestments}` }
}

function scopes1And2(organization: OrganizationAnswer, format: Format): Found[] {
  const chosen = chosenFigures(organization, ['worldwide']).scopes1And2
  return amountsOf(organization, chosen, (emissions) => scopes1And2Amounts(emissions), format)
}

function allScopes(organization: OrganizationAnswer, format: Format): Found[] {
  const chosen = chosenFigures(organization, ['worldwide']).allScopes
  const ofFinancial = isOfFinancial(organization)
  return amountsOf(
    organization,
    chosen,
    (emissions, others) => allScopesAmounts(emissions, ofFinancial, others),
    format,
  )
}

/** The number of years with both scopes; null if there is none, never zero. */
function yearsWeHave(organization: OrganizationAnswer): number | null {
  const years = yearsOf(organization, 'worldwide').filter((performance) => {
    const { scope1, scope2, scope1And2: both } = scopeFigures(performance)
    return both !== null || (scope1 !== null && scope2 !== null)
  }).length
  return years === 0 ? null : years
}

function categoriesWeHave(organization: OrganizationAnswer): Found[] {
  return newestFirst(organization).flatMap(({ year, emissions: { scope_3: of } }) => {
    const { total: _total, sum: _sum, ...categories } = of
    const value = Object.values(categories).filter((kilograms) => kilograms !== null).length
    return value === 0 ? [] : [{ value, text: String(value), year, method: null }]
  })
}

/** Yes, a commitment only, no and unknown separately: a commitment is no target, and unknown is not a no. */
function commitments(organization: OrganizationAnswer, format: Format): Found[] {
  const words = format.words('compare')
  const answers = viewCommitments(organization, format).map(({ answer }) => answer)
  const count = (wanted: string) => answers.filter((answer) => answer === wanted).length
  const [yes, committed, no, unknown] = [count('yes'), count('committed'), count('no'), count('unknown')]
  if (yes + committed + no === 0) return []
  const said = [
    words('answersYes', { count: yes }),
    committed === 0 ? '' : words('answersCommitted', { count: committed }),
    words('answersNo', { count: no }),
    unknown === 0 ? '' : words('answersUnknown', { count: unknown }),
  ]
  return [{ value: yes, text: joinWithCommas(said.filter(Boolean), format), year: null, method: null }]
}

/** With the possible range: two overlapping scores are not ranked. */
function scores({ score, score_range: range }: OrganizationAnswer, format: Format): Found[] {
  if (score === null) return []
  const points = toPoints(score)
  const couldBe = toRange(range)
  if (couldBe === null) return [{ value: points, text: String(points), year: null, method: null }]
  const text = format.words('compare')('scoreCouldBe', { score: points, ...couldBe })
  return [{ value: points, text, year: null, method: null, range: couldBe }]
}

/** The changes of scopes 1 and 2 between comparable years, newest first. */
function trend(organization: OrganizationAnswer, format: Format): Found[] {
  const words = format.words('compare')
  return yearlyChanges(organization, format).map(({ from, to, share, text, method }) => ({
    value: share,
    text: words('changeFrom', { change: text, from: String(from) }),
    year: to,
    method,
    boundary: String(from),
  }))
}

/** The years of the targets that the SBTi list shows as set. */
function targetYears({ sbti }: OrganizationAnswer, format: Format): Found[] {
  const words = format.words('figures')
  const [entry] = sbti.data
  const { near_term: nearTerm, long_term: longTerm, net_zero: netZero } = entry ?? {}
  const years = [
    { what: words('targetNearTerm'), year: nearTerm?.has_target ? (nearTerm.target_year ?? nearTerm.year) : null },
    { what: words('targetLongTerm'), year: longTerm?.has_target ? longTerm.year : null },
    { what: words('netZeroTarget'), year: netZero?.has_target ? netZero.target_year : null },
  ].flatMap(({ what, year }) => {
    if (!year) return []
    const text = words('markOf', { what, year: String(year) })
    return [{ text: hasPassed(year, format) ? words('targetYearPassed', { what: text }) : text, year }]
  })
  const [first] = years
  if (!first) return []
  const text = joinWithCommas(
    years.map((one) => one.text),
    format,
  )
  return [{ value: first.year, text, year: null, method: null }]
}

/** A factor of ten counts as half of the maximum, a factor of a hundred as the maximum. */
function logSpread(low: number, high: number): number {
  return low <= 0 ? (high > 0 ? 1 : 0) : Math.min(1, Math.log10(high / low) / 2)
}

/**
 * Intensities by each scope 2 method of the year. The service divides by revenue what it prefers: market-based, then without a stated
 * method, then location-based.
 */
function intensities(organization: OrganizationAnswer, format: Format): Found[] {
  const words = format.words('figures')
  return newestFirst(organization).flatMap((performance): Found[] => {
    const { scope_1_and_2_emission_factor: factor, year } = performance
    if (factor === null) return []
    const byMethod = scopes1And2ByMethod(performance)
    const first = scope2MethodsInOrder.map((method) => byMethod[method]).find((amount) => amount !== null) ?? null
    // A service without amounts does not say their method.
    if (first === null || first === 0)
      return [{ value: factor, text: format.factor(factor), year, method: null, isUnordered: true }]
    return scope2MethodsInOrder.flatMap((method) => {
      const amount = byMethod[method]
      if (amount === null) return []
      const value = (factor * amount) / first
      const isUnordered = method === 'unstated'
      return [{ value, text: format.factor(value), year, method: words(methodWords[method]), isUnordered }]
    })
  })
}

/** Money in two currencies is not comparable, and neither are businesses of two industries. */
function intensityRefusal(organizations: readonly OrganizationAnswer[]): Key<'compare'> | null {
  const known = organizations.flatMap((organization) => {
    const newest = newestFirst(organization).find(({ scope_1_and_2_emission_factor: factor }) => factor !== null)
    return newest ? [{ currency: newest.revenue_currency ?? '?', industry: organization.industry?.id ?? null }] : []
  })
  if (new Set(known.map(({ currency }) => currency)).size > 1) return 'notComparable'
  const industries = new Set(known.map(({ industry }) => industry))
  return industries.size > 1 || industries.has(null) ? 'otherIndustries' : null
}

/** The rows of a comparison. */
export function comparedMeasures(format: Format): ComparedMeasure[] {
  const words = format.words('compare')
  const none = () => 0
  return [
    {
      key: 'score',
      label: words('score'),
      better: 'high',
      of: (organization) => scores(organization, format),
      spread: (low, high) => (high - low) / 100,
    },
    {
      key: 'intensity',
      label: words('intensity'),
      better: 'low',
      of: (organization) => intensities(organization, format),
      spread: logSpread,
      refusal: intensityRefusal,
    },
    {
      key: 'scopes1And2',
      label: words('scopes1And2'),
      better: null,
      of: (organization) => scopes1And2(organization, format),
      spread: none,
    },
    {
      key: 'allScopes',
      label: words('allScopes'),
      better: null,
      of: (organization) => allScopes(organization, format),
      spread: none,
    },
    {
      key: 'trend',
      label: words('trend'),
      better: null,
      of: (organization) => trend(organization, format),
      spread: none,
    },
    {
      key: 'targetYears',
      label: words('targetYears'),
      better: null,
      of: (organization) => targetYears(organization, format),
      spread: none,
    },
    {
      key: 'targets',
      label: words('commitments'),
      better: null,
      of: (organization) => commitments(organization, format),
      spread: none,
    },
    {
      key: 'coverage',
      label: words('yearsWithScopes'),
      better: null,
      of: (organization) => undated(yearsWeHave(organization), format.number.whole),
      spread: none,
    },
    { key: 'categories', label: words('scope3Categories'), better: null, of: categoriesWeHave, spread: none },
  ]
}
