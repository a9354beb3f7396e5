import { fairSort } from '@/lib/views/list/listed-figures'
import { listSorts } from '@/service/contract/organization/list-sorts'
import { urlFlag, urlValue, urlWord } from './url-value'

export type ListSort = (typeof listSorts)[number]

/** Sort orders in older addresses, whose one column of emissions is now two. */
const olderSorts: Readonly<Record<string, ListSort>> = { emissions: 'all_scopes', '-emissions': '-all_scopes' }

/** All, or one of the three groups of research states. */
const listStatuses = ['', 'in_progress', 'synced', 'errored'] as const
export type ListStatus = (typeof listStatuses)[number]

const listAnswers = ['', 'yes', 'no', 'unknown'] as const
export type ListAnswered = (typeof listAnswers)[number]

const longestSearch = 200

/** Anybody may have written the address: at most as long as a service takes, without what it must refuse. */
function toSearch(words: string): string {
  const readable = words.toWellFormed().replace(/\p{Cc}/gu, ' ')
  return [...readable].slice(0, longestSearch).join('')
}

/** "SE,DE": what a service would refuse is ignored. */
function listOf(item: RegExp) {
  return urlValue<string[]>({
    parse: (text) =>
      [...new Set(toSearch(text).split(','))].map((part) => part.trim()).filter((part) => item.test(part)),
    fallback: [],
  })
}

/** A number from 0 on, or none. */
const figure = urlValue<number | null>({
  parse: (text) => (/^\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : null),
  fallback: null,
})

const answer = urlWord(listAnswers)

/** An amount from 0 on, as the service takes it; '' for none. */
const leastAmount = urlValue<string>({
  parse: (text) => (/^\d{1,15}(\.\d{1,6})?$/.test(text) ? text : null),
  fallback: '',
})

const figureYear = urlValue<string>({
  parse: (text) => (/^(19|20)\d{2}$/.test(text) ? text : null),
  fallback: '',
})

/** Text of the project's own data, unchanged. */
const ownWords = urlValue<string>({ parse: toSearch, serialize: toSearch, fallback: '' })

/** Filters by the service's names. */
export const filtersInUrl = {
  status: urlWord(listStatuses),
  country: listOf(/^([A-Z]{2}|unknown)$/),
  industry: listOf(/^(\d{2}|[A-U]|unknown)$/),
  score_band: listOf(/^(\d|unknown)$/),
  confidence: listOf(/^(low|medium|high|unknown)$/),
  label: listOf(/^.{1,40}$/su),
  science_based_target: answer,
  race_to_zero: answer,
  global_compact: answer,
  climate_pledge: answer,
  net_zero: answer,
  has_emissions: urlWord(['', 'yes', 'no']),
  figures: urlWord(['', 'worldwide', 'one_country', 'none', 'not_recognised']),
  recognition: urlWord(['', 'recognised', 'to_decide', 'not_found']),
  figures_since: figureYear,
  figures_until: figureYear,
  sbti: urlWord(['', 'set', 'passed', 'committed', 'removed', 'none', 'unknown']),
  has_candidates: urlWord(['', 'yes']),
  category: ownWords,
  buyer: ownWords,
  own_text: ownWords,
  has_spend: urlWord(['', 'yes', 'no']),
  spend_at_least: leastAmount,
  spend_year: figureYear,
  stage: urlWord(['', 'not_contacted', 'asked', 'answered', 'verified', 'declined']),
  owner: ownWords,
}

/** Search, filter, order and position of the list are in its address: a link keeps them, the back button undoes them. */
export const listInUrl = {
  q: urlValue<string>({ parse: toSearch, serialize: toSearch, fallback: '' }),
  ...filtersInUrl,
  sort: urlValue<ListSort>({
    parse: (text) =>
      listSorts.find((word) => word === text) ?? (Object.hasOwn(olderSorts, text) ? (olderSorts[text] ?? null) : null),
    fallback: 'name',
  }),
  cursor: urlValue<string>({
    parse: (text) => (/^[\w-]{1,2000}$/.test(text) ? text : null),
    fallback: '',
  }),
  /** Highlighting: a score below this many points and emissions above this many tonnes. */
  below: figure,
  above: figure,
  attention: urlFlag,
}

/** The whole query of the list. */
export type ListQuestion = {
  q: string
  status: ListStatus
  country: string[]
  industry: string[]
  score_band: string[]
  confidence: string[]
  label: string[]
  science_based_target: ListAnswered
  race_to_zero: ListAnswered
  global_compact: ListAnswered
  climate_pledge: ListAnswered
  net_zero: ListAnswered
  has_emissions: '' | 'yes' | 'no'
  figures: '' | 'worldwide' | 'one_country' | 'none' | 'not_recognised'
  recognition: '' | 'recognised' | 'to_decide' | 'not_found'
  /** A year, or ''. */
  figures_since: string
  figures_until: string
  sbti: '' | 'set' | 'passed' | 'committed' | 'removed' | 'none' | 'unknown'
  has_candidates: '' | 'yes'
  category: string
  buyer: string
  own_text: string
  has_spend: '' | 'yes' | 'no'
  /** US dollars. */
  spend_at_least: string
  /** The year of `spend_at_least` and of the order by spend; '': the newest. */
  spend_year: string
  stage: '' | 'not_contacted' | 'asked' | 'answered' | 'verified' | 'declined'
  owner: string
  sort: ListSort
  cursor: string
  below: number | null
  above: number | null
  attention: boolean
}
export type ListFilters = Omit<ListQuestion, 'sort' | 'cursor'>

/** All filters off; order and thresholds stay. */
export const noFilters = {
  q: '',
  status: '',
  country: [],
  industry: [],
  score_band: [],
  confidence: [],
  label: [],
  science_based_target: '',
  race_to_zero: '',
  global_compact: '',
  climate_pledge: '',
  net_zero: '',
  has_emissions: '',
  figures: '',
  recognition: '',
  figures_since: '',
  figures_until: '',
  sbti: '',
  has_candidates: '',
  category: '',
  buyer: '',
  own_text: '',
  has_spend: '',
  spend_at_least: '',
  spend_year: '',
  stage: '',
  owner: '',
  attention: false,
} satisfies Partial<ListQuestion>

const filterNames = [
  'status',
  'country',
  'industry',
  'score_band',
  'confidence',
  'label',
  'science_based_target',
  'race_to_zero',
  'global_compact',
  'climate_pledge',
  'net_zero',
  'has_emissions',
  'figures',
  'recognition',
  'figures_since',
  'figures_until',
  'sbti',
  'has_candidates',
  'category',
  'buyer',
  'own_text',
  'has_spend',
  'spend_at_least',
  'stage',
  'owner',
] as const

/** The filters as the service's parameters; also for the summary and for exports. */
export function toFilterParameters(question: ListFilters): URLSearchParams {
  const parameters = new URLSearchParams()
  if (question.q.trim() !== '') parameters.set('q', question.q.trim())
  for (const name of filterNames) {
    const value = String(question[name]).trim()
    if (value !== '') parameters.set(name, value)
  }
  if (question.spend_at_least !== '' && question.spend_year !== '') parameters.set('spend_year', question.spend_year)
  if (question.attention && hasThresholds(question)) {
    parameters.set('score_below', String(question.below / 100))
    parameters.set('emissions_above', String(question.above * 1000))
  }
  return parameters
}

/** Whether both thresholds are set: points of 0 to 100, and tonnes. */
export function hasThresholds<Question extends Pick<ListQuestion, 'below' | 'above'>>(
  question: Question,
): question is Question & { below: number; above: number } {
  return question.below !== null && question.above !== null && question.below <= 100
}

/** The number of active filters, without the search. */
export function countFilters(question: ListFilters): number {
  const on = filterNames.flatMap((name) => question[name]).filter((value) => value !== '')
  return on.length + (question.attention && hasThresholds(question) ? 1 : 0)
}

export function isBySpend({ sort }: Pick<ListQuestion, 'sort'>): boolean {
  return sort === 'spend' || sort === '-spend'
}

/** Filters and order. */
export function toOrderedParameters(question: Omit<ListQuestion, 'cursor'>): URLSearchParams {
  const parameters = toFilterParameters(question)
  parameters.set('sort', fairSort(question))
  if (isBySpend(question) && question.spend_year !== '') parameters.set('spend_year', question.spend_year)
  return parameters
}

export function toListParameters(question: ListQuestion): URLSearchParams {
  const parameters = toOrderedParameters(question)
  if (question.cursor !== '') parameters.set('cursor', question.cursor)
  return parameters
}

export function isUnfiltered(question: ListFilters): boolean {
  return toFilterParameters(question).size === 0
}
