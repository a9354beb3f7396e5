import { isSettled } from '@/lib/views/organization/research-progress'
import type { Check, Choice, ImportPlan, RowResult } from './import-job'
import { cellOf } from './import-row'
import { readCell } from './read-cell'

/** The group under which a row is shown, before and after registering. */
export type RowGroup =
  | 'new'
  | 'there'
  | 'candidates'
  | 'error'
  | 'repeat'
  | 'unchecked'
  | 'waiting'
  | 'researching'
  | 'settled'
  | 'failed'

export type ImportRow = {
  place: number
  /** As spreadsheet programs count. */
  number: number
  name: string
  country: string | null
  group: RowGroup
  check: Check | null
  result: RowResult | null
  choice: Choice | null
  /** The number of the row that this one seems to repeat. */
  repeats: number | null
}

function previewGroup(check: Check | null, repeats: number | null): RowGroup {
  if (check?.kind === 'error' || check?.kind === 'there') return check.kind
  if (repeats !== null) return 'repeat'
  return check?.kind ?? 'unchecked'
}

export function resultGroup(result: RowResult | null): RowGroup {
  if (result === null) return 'waiting'
  if (result.kind === 'error') return 'error'
  if (result.status === 'errored') return 'failed'
  return result.status !== null && isSettled(result.status) ? 'settled' : 'researching'
}

type Known = {
  checks: Readonly<Record<number, Check>>
  results: Readonly<Record<number, RowResult>> | null
  repeats: ReadonlyMap<number, number>
  /** An ISO 3166-1 code in the reader's language. */
  nameCountry: (code: string) => string
}

/** One row for display: by its check, or with `results` by its outcome. */
export function viewImportRow(
  plan: ImportPlan,
  place: number,
  { checks, results, repeats, nameCountry }: Known,
): ImportRow {
  const cells = plan.rows[place] ?? []
  const check = checks[place] ?? null
  const repeated = repeats.get(place) ?? null
  const region = cellOf(cells, plan.columns, 'hq_region')
  const code = readCell('hq_region', region, plan.countries).value
  const identifier = (['lei_number', 'isin_number', 'duns_number', 'sp_global_number'] as const)
    .map((field) => cellOf(cells, plan.columns, field))
    .find((text) => text !== '')
  return {
    place,
    number: place + 1,
    name: cellOf(cells, plan.columns, 'name') || (identifier ?? ''),
    country: region === '' ? null : code === null ? region : nameCountry(code),
    group: results ? resultGroup(results[place] ?? null) : previewGroup(check, repeated),
    check,
    result: results?.[place] ?? null,
    choice: plan.choices[place] ?? null,
    repeats: repeated === null ? null : repeated + 1,
  }
}

/** How many rows there are of each group. */
export function countGroups(rows: readonly ImportRow[]): Readonly<Partial<Record<RowGroup, number>>> {
  const counts: Partial<Record<RowGroup, number>> = {}
  for (const { group } of rows) counts[group] = (counts[group] ?? 0) + 1
  return counts
}

/** The sheet with only the refused rows, and the reason in an additional column. */
export function refusedSheet(
  plan: Pick<ImportPlan, 'rows'>,
  refused: readonly { place: number; reason: string }[],
  headings: readonly string[],
  reasonHeading: string,
): string[][] {
  const width = Math.max(headings.length, ...refused.map(({ place }) => plan.rows[place]?.length ?? 0))
  const fill = (cells: readonly string[]) => Array.from({ length: width }, (_, column) => cells[column] ?? '')
  return [
    [...fill(headings), reasonHeading],
    ...refused.map(({ place, reason }) => [...fill(plan.rows[place] ?? []), reason]),
  ]
}
