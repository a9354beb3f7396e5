/** Which organizations of a project a list, a count or an export is of. Everything stands beside AND; lists inside stand for OR. */
export type Answered = 'yes' | 'no' | 'unknown'

export type ListFilter = {
  projectId: number
  /** Folded (service/matching/names/fold-text.ts). */
  search: string | null
  status: string | null
  ids: readonly number[] | null
  /** ISO 3166-1 codes; null among them: not known. */
  countries: readonly (string | null)[] | null
  /** ISIC divisions; null among them: not known. */
  divisions: readonly (string | null)[] | null
  confidences: readonly (string | null)[] | null
  /** 0 for [0, 0.1) up to 9 for [0.9, 1]; null among them: no score. */
  scoreBands: readonly (number | null)[] | null
  /** Keys of labels (folded). */
  labels: readonly string[] | null
  hasEmissions: 'yes' | 'no' | null
  /** What the figures we have are of. */
  figures: keyof typeof figuresSql | null
  /** A worldwide figure of this year or a later one. */
  figuresSince: number | null
  hasScienceBasedTarget: Answered | null
  isInRaceToZero: Answered | null
  hasSignedClimatePledge: Answered | null
  hasNetZeroTarget: Answered | null
  hasCandidates: boolean
  /** Score of 0 to 1: below it. */
  scoreBelow: number | null
  /** Kilograms CO2e: above it. */
  emissionsAbove: number | null
}

/** Each organization is one of the three. */
export const figuresSql = {
  worldwide: "(emissions_kg is not null and emissions_region = 'GLOBAL')",
  one_country: "(emissions_kg is not null and emissions_region is distinct from 'GLOBAL')",
  none: 'emissions_kg is null',
} as const

/** Research ended without a company of the sources, and nobody gave figures. */
export const notRecognisedSql = '(emissions_kg is null and company_id is null and phase = 2)'

// CASE and not least(), which passes over null: no score would be the best one.
export const scoreBandSql = '(case when score >= 0.9 then 9 else floor(score * 10) end)::int'

/** Texts that a statement has the places of. */
export type Parameters = { add: (value: unknown) => string; values: unknown[] }

export function startParameters(): Parameters {
  const values: unknown[] = []
  return { values, add: (value) => `$${values.push(value)}` }
}

/** Stand between words as blanks do: "Coca Cola" finds "Coca-Cola", "l oreal" and "l'oreal" find "L’Oréal" (migration 0022). */
const betweenWords = /[\s./(),:&'’-]+/g

/**
 * One or two letters have no trigram but where a word begins with them: that is what they find. Two letters of another script
 * (東芝) are a name, and found anywhere. Null where there is nothing to look for.
 */
function wordsToFind(search: string): string | null {
  const words = search.replace(betweenWords, ' ')
  if (words.trim() === '') return null
  return /^[a-z0-9]{1,2}$/.test(words) ? ` ${words}` : words
}

/**
 * The index knows what is not in progress; the rest is read by its phase. Both are ranges of an index, which PostgreSQL joins.
 * A search without three letters in a row, or one that a word begins with, has no trigram and would read the whole index, which
 * takes longer than the table: it is written so that the index does not serve. What a letter is the database says, because its
 * locale decides it for pg_trgm too.
 */
function searchSql(search: string, add: Parameters['add']): string | null {
  const words = wordsToFind(search)
  if (words === null) return null
  const has = `search_words like ${add(containing(words))}`
  const hasTrigram = `${add(words)}::text ~ '[[:alnum:]]{3}|[^[:alnum:]][[:alnum:]]'`
  return `((${hasTrigram} and phase <> 1 and ${has}) or (${hasTrigram} and phase = 1 and ${has})
    or (not ${hasTrigram} and ${has}))`
}

/**
 * What a statement begins with whose plan must know its texts: whether a search walks the list's order or reads an index is
 * decided by how many names have it. A plan for all parameters would do one of the two for ever; what begins with a comment
 * gets no name (statement-names.ts, embedded-statements.ts) and so is planned anew.
 */
export function planned(filter: ListFilter): string {
  return filter.search === null ? '' : '/* planned for its own texts */ '
}

/** A pattern of LIKE for texts that contain `text`: its wildcards stand for themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Whether `filter` leaves anything out. */
export function isNarrowed({ projectId: _projectId, hasCandidates, ...filter }: ListFilter): boolean {
  return hasCandidates || Object.values(filter).some((value) => value !== null)
}

/** The WHERE of table organization. Only what was asked for is written, so that the planner sees which index serves. */
export function whereSql(filter: ListFilter, { add }: Parameters): string {
  const parts = [`project_id = ${add(filter.projectId)}`, 'merged_into is null']
  const searched = filter.search === null ? null : searchSql(filter.search, add)
  if (searched !== null) parts.push(searched)
  if (filter.status === 'in_progress') parts.push('phase = 1')
  else if (filter.status !== null) parts.push(`status = ${add(filter.status)}`)
  if (filter.ids !== null) {
    parts.push(`id in (select value::bigint from jsonb_array_elements_text(${add(JSON.stringify(filter.ids))}::jsonb))`)
  }
  parts.push(...listsSql(filter, add), ...answersSql(filter))
  if (filter.hasEmissions !== null) parts.push(`emissions_kg is ${filter.hasEmissions === 'yes' ? 'not null' : 'null'}`)
  if (filter.figures !== null) parts.push(figuresSql[filter.figures])
  if (filter.figuresSince !== null) {
    parts.push(figuresSql.worldwide, `emissions_year >= ${add(filter.figuresSince)}::int`)
  }
  if (filter.hasCandidates) parts.push('open_candidates > 0')
  if (filter.scoreBelow !== null) parts.push(`score < ${add(filter.scoreBelow)}::float8`)
  if (filter.emissionsAbove !== null) parts.push(`emissions_kg > ${add(filter.emissionsAbove)}::float8`)
  return parts.join('\n  and ')
}

function listsSql(filter: ListFilter, add: Parameters['add']): string[] {
  const parts = [
    oneOfSql('country', 'text', filter.countries, add),
    oneOfSql('division', 'text', filter.divisions, add),
    oneOfSql('confidence', 'text', filter.confidences, add),
    oneOfSql(scoreBandSql, 'int', filter.scoreBands, add),
  ].filter((part) => part !== null)
  if (filter.labels !== null) {
    const keys = add(JSON.stringify(filter.labels))
    parts.push(`exists (select from organization_label l where l.organization_id = organization.id
      and l.label_key in (select jsonb_array_elements_text(${keys}::jsonb)))`)
  }
  return parts
}

function oneOfSql(
  expression: string,
  type: 'text' | 'int',
  values: readonly (string | number | null)[] | null,
  add: Parameters['add'],
): string | null {
  if (values === null) return null
  const known = values.filter((value) => value !== null)
  const parts = values.includes(null) ? [`${expression} is null`] : []
  if (known.length === 1) parts.push(`${expression} = ${add(known[0])}::${type}`)
  if (known.length > 1) {
    parts.push(
      `${expression} in (select value::${type} from jsonb_array_elements_text(${add(JSON.stringify(known))}::jsonb))`,
    )
  }
  return `(${parts.join(' or ') || 'false'})`
}

function answersSql(filter: ListFilter): string[] {
  const asked = [
    ['has_science_based_target', filter.hasScienceBasedTarget],
    ['is_in_race_to_zero', filter.isInRaceToZero],
    ['has_signed_climate_pledge', filter.hasSignedClimatePledge],
    ['has_net_zero_target', filter.hasNetZeroTarget],
  ] as const
  return asked.flatMap(([column, answer]) => {
    if (answer === null) return []
    return answer === 'unknown' ? `${column} is null` : answer === 'yes' ? column : `not ${column}`
  })
}
