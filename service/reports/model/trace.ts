import type { Scope } from './figure'

/** What happened to an amount or a row: the name of a rule and the values it used. */
export type TraceRule =
  // Tables and rows
  | 'table_of_others'
  | 'table_of_a_site'
  | 'heads_not_read'
  | 'row_names_no_scope'
  | 'row_sums_sections'
  | 'row_total_of_all'
  | 'row_one_of_many'
  | 'row_names_activities'
  | 'row_part_beside_total'
  | 'rows_are_parts'
  | 'row_of_ratio'
  | 'row_of_other_unit'
  | 'row_under_other_head'
  | 'row_under_other_heading'
  // Cells
  | 'column_of_others'
  | 'column_of_one_gas'
  | 'column_of_something_else'
  | 'negative'
  | 'scope_not_whole'
  | 'year_not_one'
  | 'unit_missing'
  | 'unit_of_ratio'
  | 'named_by_chance'
  | 'tonnes_of_something_else'
  | 'scope_not_kept'
  // What is decided over the whole report
  | 'read'
  | 'unit_not_understood'
  | 'unit_not_settled'
  | 'decimal_mark_unknown'
  | 'year_to_come'
  | 'year_taken_for_granted'
  | 'too_little_speaks_for_it'
  | 'another_was_chosen'
  | 'chosen'

export type TraceEntry = {
  rule: TraceRule
  page: number
  /** The label of the row, or the words around the amount. */
  label: string
  /** Null for a whole row or table. */
  printed: string | null
  /** As far as known at that point. */
  year: number | null
  scope: Scope | null
  values: Readonly<Record<string, string>>
}

/** Receives what readers looked at and why they left it out. Only used on request (`carbon-register report extract --why`). */
export type Trace = { note: (entry: TraceEntry) => void }
