import type { OrganizationSummary } from '@/service/contract/organization/organization-list'

/** The type of a column: text, whole or decimal number, boolean, instant, or JSON as text. */
export type ColumnType = 'text' | 'id' | 'year' | 'count' | 'decimal' | 'flag' | 'instant' | 'json'
export type Cell = string | number | boolean | null
export type Column = { name: string; type: ColumnType; of: (summary: OrganizationSummary) => Cell }

function column(name: string, type: ColumnType, of: Column['of']): Column {
  return { name, type, of }
}

type Figure = NonNullable<OrganizationSummary['scopes_1_and_2']> | NonNullable<OrganizationSummary['all_scopes']>

function figure(prefix: string, of: (summary: OrganizationSummary) => Figure | null): Column[] {
  return [
    column(`${prefix}_kg`, 'decimal', (one) => of(one)?.kilograms ?? null),
    column(`${prefix}_year`, 'year', (one) => of(one)?.year ?? null),
    column(`${prefix}_region`, 'text', (one) => of(one)?.region ?? null),
    column(`${prefix}_basis`, 'text', (one) => of(one)?.basis ?? null),
    column(`${prefix}_scope_2_method`, 'text', (one) => of(one)?.scope_2_method ?? null),
    column(`${prefix}_publishers`, 'text', (one) => listed(of(one)?.publishers ?? [])),
  ]
}

/** Joins with semicolons, because names of publishers contain commas. */
function listed(texts: readonly string[]): string | null {
  return texts.length === 0 ? null : texts.join('; ')
}

/** A row of the list as flat columns. Units are in the names; null is unknown. */
export const columns: readonly Column[] = [
  column('id', 'id', ({ id }) => id),
  column('name', 'text', ({ name }) => name),
  column('hq_region', 'text', ({ hq_region }) => hq_region),
  column('industry_id', 'text', ({ industry }) => industry?.id ?? null),
  column('industry_name', 'text', ({ industry }) => industry?.name ?? null),
  column('website', 'text', ({ website }) => website),
  column('external_id', 'text', ({ external_id }) => external_id),
  column('lei_number', 'text', ({ identifiers }) => identifiers.lei_number),
  column('isin_number', 'text', ({ identifiers }) => identifiers.isin_number),
  column('duns_number', 'text', ({ identifiers }) => identifiers.duns_number),
  column('sp_global_number', 'text', ({ identifiers }) => identifiers.sp_global_number),
  column('status', 'text', ({ status }) => status),
  column('recognition', 'text', ({ recognition }) => recognition),
  column('open_candidates', 'count', ({ open_candidates }) => open_candidates),
  column('group', 'text', ({ group }) => group),
  ...figure('scopes_1_and_2', ({ scopes_1_and_2 }) => scopes_1_and_2),
  column('scopes_1_and_2_covers', 'text', ({ scopes_1_and_2 }) => scopes_1_and_2?.covers ?? null),
  ...figure('all_scopes', ({ all_scopes }) => all_scopes),
  column('all_scopes_added_categories', 'text', ({ all_scopes }) =>
    listed((all_scopes?.scope_3_categories ?? []).map(String)),
  ),
  // What an amount lacks: without these two columns it would be read as all scopes.
  column('all_scopes_scope_3_coverage', 'text', ({ all_scopes }) => all_scopes?.scope_3_coverage ?? null),
  column('all_scopes_lacks_investments', 'flag', ({ all_scopes }) => all_scopes?.lacks_investments ?? null),
  column('intensity_kg_per_usd', 'decimal', ({ intensity }) => intensity?.kilograms_per_unit ?? null),
  column('intensity_year', 'year', ({ intensity }) => intensity?.year ?? null),
  column('score', 'decimal', ({ score }) => score),
  column('score_low', 'decimal', ({ score_range }) => score_range?.low ?? null),
  column('score_high', 'decimal', ({ score_range }) => score_range?.high ?? null),
  column('known_share', 'decimal', ({ known_share }) => known_share),
  column('confidence', 'text', ({ confidence }) => confidence),
  column('industry_score_percentile', 'decimal', ({ industry_score_percentile }) => industry_score_percentile),
  column('industry_rank', 'text', ({ industry_rank }) => industry_rank),
  column('region_rank', 'text', ({ region_rank }) => region_rank),
  column('sbti', 'text', ({ commitments }) => commitments.sbti),
  // "none" and "no" refer to the list of this day.
  column('sbti_list_of', 'text', ({ commitments }) => commitments.sbti_list_of),
  column('science_based_target', 'flag', ({ has_science_based_target }) => has_science_based_target),
  // Without it nobody could see of "set" that the year is over.
  column('target_year', 'year', ({ target_year }) => target_year),
  column('net_zero_target', 'flag', ({ commitments }) => commitments.net_zero_target),
  column('race_to_zero', 'flag', ({ commitments }) => commitments.race_to_zero),
  column('race_to_zero_list_of', 'text', ({ commitments }) => commitments.race_to_zero_list_of),
  column('global_compact', 'flag', ({ commitments }) => commitments.global_compact),
  column('climate_pledge', 'flag', ({ commitments }) => commitments.climate_pledge),
  column('labels', 'text', ({ labels }) => listed(labels)),
  column('category', 'text', ({ own_data }) => own_data?.category ?? null),
  column('buyer', 'text', ({ own_data }) => own_data?.buyer ?? null),
  column('contact_email', 'text', ({ own_data }) => own_data?.contact_email ?? null),
  column('spend', 'json', ({ own_data }) => json(own_data?.spend, own_data?.spend.length)),
  column('own_columns', 'json', ({ own_data }) => json(own_data?.columns, Object.keys(own_data?.columns ?? {}).length)),
  column('created_at', 'instant', ({ created_at }) => created_at),
  column('updated_at', 'instant', ({ updated_at }) => updated_at),
]

function json(value: unknown, entries: number | undefined): string | null {
  return entries === undefined || entries === 0 ? null : JSON.stringify(value)
}
