import { type RawBuilder, sql } from 'kysely'
import { containing } from '@/service/storage/engine/containing'
import { anyOf, type Elements } from '@/service/storage/engine/rows'
import { isFound, type Search } from './organization-search'

/** Selects organizations of a project for a list, a count or an export. Filters are combined with AND, values of one filter with OR. */
export type Answered = 'yes' | 'no' | 'unknown'

export type ListFilter = {
  projectId: number
  /** The year that a target's year is measured against. */
  thisYear: number
  search: Search | null
  status: string | null
  ids: readonly number[] | null
  /** ISO 3166-1 codes; null in the list: unknown. */
  countries: readonly (string | null)[] | null
  /** ISIC divisions; null in the list: unknown. */
  divisions: readonly (string | null)[] | null
  confidences: readonly (string | null)[] | null
  /** 0 for [0, 0.1) up to 9 for [0.9, 1]; null in the list: no score. */
  scoreBands: readonly (number | null)[] | null
  /** Keys of labels (folded). */
  labels: readonly string[] | null
  hasEmissions: 'yes' | 'no' | null
  /** What the figures in our sources cover. */
  figures: keyof typeof figuresAre | null
  /** The outcome of matching, once research has ended. */
  recognition: keyof typeof recognitionIs | null
  /** Has a worldwide figure of this year or later. */
  figuresSince: number | null
  /** Its newest worldwide figure is of this year or earlier. */
  figuresUntil: number | null
  /** The Science Based Targets initiative's list on its near- or long-term target; `set` without those whose year has passed. */
  sbti: 'set' | 'passed' | 'committed' | 'removed' | 'none' | 'unknown' | null
  hasScienceBasedTarget: Answered | null
  isInRaceToZero: Answered | null
  isInGlobalCompact: Answered | null
  hasSignedClimatePledge: Answered | null
  hasNetZeroTarget: Answered | null
  hasCandidates: boolean
  /** Score of 0 to 1: below it. */
  scoreBelow: number | null
  /** Kilograms CO2e: above it. */
  emissionsAbove: number | null
  /** From own data (table organization_own_data), as given. */
  category: string | null
  buyer: string | null
  /** Folded. */
  ownText: string | null
  hasSpend: 'yes' | 'no' | null
  /** The year by which the list is ordered or filtered by spend (null: the project has none), and the least US dollars spent in it. */
  spend: { year: number | null; atLeast: number | null } | null
  /** From table organization_engagement. */
  stage: string | null
  owner: string | null
}

type Condition = RawBuilder<boolean>

/** Research ended without a known company, and nobody provided figures. */
export const isNotRecognised: Condition = sql`(emissions_kg is null and company_id is null and phase = 2)`

/** The four values are exclusive and complete. */
export const figuresAre = {
  worldwide: sql<boolean>`(emissions_kg is not null and emissions_region = 'GLOBAL')`,
  one_country: sql<boolean>`(emissions_kg is not null and emissions_region is distinct from 'GLOBAL')`,
  none: sql<boolean>`(emissions_kg is null and not (company_id is null and phase = 2))`,
  not_recognised: isNotRecognised,
} as const

/** The three values are exclusive; every organization whose research ended without a failure has one. */
export const recognitionIs = {
  recognised: sql<boolean>`(phase = 2 and company_id is not null)`,
  to_decide: sql<boolean>`(phase = 2 and company_id is null and open_candidates > 0)`,
  not_found: sql<boolean>`(phase = 2 and company_id is null and open_candidates = 0)`,
} as const

/** The years of all its validated targets are over, and nothing says whether they were reached. */
export function hasPassedTarget(thisYear: number): Condition {
  return sql`(sbti_status = 'set' and coalesce((list_facts ->> 'lastTargetYear')::integer < ${thisYear}::integer, false))`
}

function isSbti(sbti: NonNullable<ListFilter['sbti']>, thisYear: number): Condition {
  if (sbti === 'unknown') return sql`sbti_status is null`
  const passed = hasPassedTarget(thisYear)
  if (sbti === 'passed') return passed
  return sbti === 'set' ? sql`(sbti_status = 'set' and not ${passed})` : sql`sbti_status = ${sbti}`
}

// CASE rather than least(), which ignores null: no score would become the best one.
export const scoreBand: RawBuilder<number> = sql`(case when score >= 0.9 then 9 else floor(score * 10) end)::int`

/** Whether `filter` excludes anything. */
export function isNarrowed({
  projectId: _projectId,
  thisYear: _thisYear,
  hasCandidates,
  spend,
  ...filter
}: ListFilter): boolean {
  return hasCandidates || (spend?.atLeast ?? null) !== null || Object.values(filter).some((value) => value !== null)
}

/** The WHERE of table organization. Only active filters are written, so that the planner can choose an index. */
export function isListed(filter: ListFilter): Condition {
  const parts: Condition[] = [sql`project_id = ${filter.projectId}`, sql`merged_into is null`, sql`removed_at is null`]
  const found = filter.search === null ? null : isFound(filter.search)
  if (found !== null) parts.push(found)
  if (filter.status === 'in_progress') parts.push(sql`phase = 1`)
  else if (filter.status !== null) parts.push(sql`status = ${filter.status}`)
  if (filter.ids !== null) parts.push(sql`id = ${anyOf(filter.ids, 'bigint')}`)
  parts.push(...inLists(filter), ...areAnswered(filter))
  if (filter.hasScienceBasedTarget !== null) {
    parts.push(hasScienceBasedTarget(filter.hasScienceBasedTarget, filter.thisYear))
  }
  if (filter.hasEmissions === 'yes') parts.push(sql`emissions_kg is not null`)
  if (filter.hasEmissions === 'no') parts.push(sql`emissions_kg is null`)
  if (filter.figures !== null) parts.push(figuresAre[filter.figures])
  if (filter.recognition !== null) parts.push(recognitionIs[filter.recognition])
  if (filter.figuresSince !== null) {
    parts.push(figuresAre.worldwide, sql`emissions_year >= ${filter.figuresSince}::int`)
  }
  if (filter.figuresUntil !== null) {
    parts.push(figuresAre.worldwide, sql`emissions_year <= ${filter.figuresUntil}::int`)
  }
  if (filter.sbti !== null) parts.push(isSbti(filter.sbti, filter.thisYear))
  if (filter.hasCandidates) parts.push(sql`open_candidates > 0`)
  if (filter.scoreBelow !== null) parts.push(sql`score < ${filter.scoreBelow}::float8`)
  if (filter.emissionsAbove !== null) parts.push(sql`emissions_kg > ${filter.emissionsAbove}::float8`)
  parts.push(...ofOwnData(filter), ...ofEngagement(filter))
  return sql`(${sql.join(parts, sql` and `)})`
}

/** Conditions on own data; data of a merged record count for the record it was merged into. */
function ofOwnData({ projectId, category, buyer, ownText, hasSpend, spend }: ListFilter): Condition[] {
  const own: Condition[] = []
  if (category !== null) own.push(sql`d.category = ${category}`)
  if (buyer !== null) own.push(sql`d.buyer = ${buyer}`)
  if (ownText !== null) own.push(sql`d.search_text like ${containing(ownText)}`)
  const parts: Condition[] = own.map(
    (condition) => sql`organization.id in (select coalesce(o.merged_into, o.id) from organization_own_data d
      join organization o on o.id = d.organization_id where d.project_id = ${projectId} and ${condition})`,
  )
  if (hasSpend !== null) {
    const spent = sql<boolean>`organization.id in (select coalesce(o.merged_into, o.id) from organization_spend s
      join organization o on o.id = s.organization_id where s.project_id = ${projectId})`
    parts.push(hasSpend === 'yes' ? spent : sql`not ${spent}`)
  }
  if (spend !== null && spend.atLeast !== null) {
    parts.push(sql`organization.id in (select y.organization_id from organization_yearly_spend y
      where y.project_id = ${projectId} and y.year = ${spend.year}::int and y.usd >= ${spend.atLeast}::float8)`)
  }
  return parts
}

/** Organizations without any entry count as not contacted. */
function ofEngagement({ stage, owner }: ListFilter): Condition[] {
  const found = (condition: Condition): Condition =>
    sql`exists (select from organization_engagement e where e.organization_id = organization.id and ${condition})`
  const parts: Condition[] = []
  if (stage === 'not_contacted') parts.push(sql`not ${found(sql`e.stage <> ${stage}`)}`)
  else if (stage !== null) parts.push(found(sql`e.stage = ${stage}`))
  if (owner !== null) parts.push(found(sql`e.owner = ${owner}`))
  return parts
}

function inLists(filter: ListFilter): Condition[] {
  const parts = [
    isOneOf(sql`country`, 'text', filter.countries),
    isOneOf(sql`division`, 'text', filter.divisions),
    isOneOf(sql`confidence`, 'text', filter.confidences),
    isOneOf(scoreBand, 'integer', filter.scoreBands),
  ].filter((part) => part !== null)
  if (filter.labels !== null) {
    parts.push(sql`exists (select from organization_label l where l.organization_id = organization.id
      and l.label_key = ${anyOf(filter.labels, 'text')})`)
  }
  return parts
}

function isOneOf<T extends 'text' | 'integer'>(
  value: RawBuilder<unknown>,
  type: T,
  values: readonly (Elements[T] | null)[] | null,
): Condition | null {
  if (values === null) return null
  const known = values.filter((one) => one !== null)
  const parts: Condition[] = values.includes(null) ? [sql`${value} is null`] : []
  // A single value is compared with "=", so that an index returns its rows in list order.
  if (known.length === 1) parts.push(sql`${value} = ${known[0]}::${sql.raw(type)}`)
  if (known.length > 1) parts.push(sql`${value} = ${anyOf(known, type)}`)
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`
}

/** A target whose year is over is none of the three, as in the summary's counts: `sbti=passed` finds it. */
function hasScienceBasedTarget(answer: Answered, thisYear: number): Condition {
  if (answer === 'yes') return sql`(has_science_based_target and not ${hasPassedTarget(thisYear)})`
  return answer === 'no' ? sql`not has_science_based_target` : sql`has_science_based_target is null`
}

function areAnswered(filter: ListFilter): Condition[] {
  const asked = [
    [sql`is_in_race_to_zero`, filter.isInRaceToZero],
    [sql`is_in_global_compact`, filter.isInGlobalCompact],
    [sql`has_signed_climate_pledge`, filter.hasSignedClimatePledge],
    [sql`has_net_zero_target`, filter.hasNetZeroTarget],
  ] as const
  return asked.flatMap(([column, answer]): Condition[] => {
    if (answer === null) return []
    if (answer === 'unknown') return [sql`${column} is null`]
    return [answer === 'yes' ? sql`${column}` : sql`not ${column}`]
  })
}
