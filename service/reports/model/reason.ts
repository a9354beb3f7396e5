/**
 * Why a figure was read as it was: the name of a rule and the values it used. Translated where it is shown
 * (`lib/views/translate/say-figure-reason.ts`); no code interprets it.
 */
export type ReasonRule =
  // What names the scope
  | 'label'
  | 'label_under'
  | 'label_beside_scope'
  | 'scope_column'
  | 'amount_by_label'
  | 'answer_to'
  | 'note_names'
  | 'category_before_amount'
  | 'sentence'
  | 'tag'
  | 'bar_chart'
  | 'line_chart'
  | 'bar_segment'
  | 'series_in_legend'
  | 'series_on_chart'
  // Where it stands
  | 'column'
  | 'card_title'
  | 'only_amount_beside'
  | 'bar_length_agrees'
  | 'heights_agree'
  // The year
  | 'year_in_sentence'
  | 'year_in_row'
  | 'year_in_label'
  | 'year_in_heading'
  | 'year_under_amount'
  | 'year_beside_amount'
  | 'year_of_sentence_before'
  | 'year_of_answer'
  | 'year_of_title'
  | 'year_of_report'
  | 'base_year_beside'
  // The unit
  | 'unit_beside_value'
  | 'unit_in_row'
  | 'unit_in_label'
  | 'unit_in_column'
  | 'unit_over_heads'
  | 'unit_in_heading'
  | 'unit_merged_over_rows'
  | 'unit_in_table_head'
  | 'unit_of_whole'
  | 'unit_in_caption'
  | 'unit_in_title'
  | 'unit_stated'
  | 'unit_elsewhere'
  | 'unit_compared'
  | 'unit_printed_as'
  | 'unit_from'
  | 'other_units_named'
  // The method of scope 2
  | 'method_of_block'
  | 'method_other_than'
  // Arithmetic
  | 'sum_of'
  | 'sum_above'
  | 'sum_of_sections'
  | 'sum_of_rows'
  | 'sum_of_stack'
  | 'sum_in_sentence'
  | 'rest_of_both'
  | 'proved_by_sum'
  | 'proved_by_two_readers'
  | 'read_by_model'
  // What speaks against it
  | 'says_otherwise'

export type Reason = { rule: ReasonRule; values: Readonly<Record<string, string>> }

export function because(rule: ReasonRule, values: Readonly<Record<string, string>> = {}): Reason {
  return { rule, values }
}
